import type { CodeTemplate } from '../../core/code/types';
import files from './controls/index.ts?sources';
import styles from './styles.css?raw';

export const template: CodeTemplate = {
  imports: [
    { from: '@react-querybuilder/antd', names: ['QueryBuilderAntD'] },
    { from: 'antd', names: ['ConfigProvider'] },
    { from: './controls', names: ['controlElements', 'theme', 'translations'] },
  ],
  wrappers: [
    { name: 'ConfigProvider', props: ['theme={theme}'] },
    { name: 'QueryBuilderAntD', props: ['controlElements={controlElements}'] },
  ],
  styles,
  files,
};
