import type { CodeTemplate } from '../../core/code/types';
import files from './controls/index.ts?sources';
import styles from './styles.css?raw';

export const template: CodeTemplate = {
  imports: [{ from: 'bulma/css/bulma.css' }, { from: './controls', names: ['QueryBuilderBulma', 'translations'] }],
  wrappers: [{ name: 'QueryBuilderBulma' }],
  styles,
  files,
};
