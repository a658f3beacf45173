import type { CodeTemplate } from '../../core/code/types';
import files from './controls/index.ts?sources';
import styles from './styles.css?raw';

export const template: CodeTemplate = {
  imports: [
    { from: '@mantine/core', names: ['MantineProvider'] },
    { from: '@mantine/core/styles.css' },
    { from: '@mantine/dates/styles.css' },
    { from: '@react-querybuilder/mantine', names: ['QueryBuilderMantine'] },
    { from: './controls', names: ['controlElements', 'theme', 'translations'] },
  ],
  wrappers: [
    { name: 'MantineProvider', props: ['theme={theme}'] },
    { name: 'QueryBuilderMantine', props: ['controlElements={controlElements}'] },
  ],
  styles,
  files,
};
