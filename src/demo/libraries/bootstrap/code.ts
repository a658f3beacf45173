import type { CodeTemplate } from '../../core/code/types';
import files from './controls/index.ts?sources';
import styles from './styles.css?raw';

export const template: CodeTemplate = {
  imports: [
    { from: '@react-querybuilder/bootstrap', names: ['QueryBuilderBootstrap'] },
    { from: 'bootstrap/dist/css/bootstrap.css' },
    { from: './controls', names: ['controlElements', 'translations'] },
  ],
  wrappers: [{ name: 'QueryBuilderBootstrap', props: ['controlElements={controlElements}'] }],
  styles,
  files,
};
