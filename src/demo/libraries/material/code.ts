import type { CodeTemplate } from '../../core/code/types';
import files from './controls/index.ts?sources';
import styles from './styles.css?raw';

export const template: CodeTemplate = {
  imports: [
    { from: '@mui/material', names: ['ScopedCssBaseline'] },
    { from: '@react-querybuilder/material', names: ['QueryBuilderMaterial'] },
    { from: './controls', names: ['controlElements', 'muiComponents', 'translations'] },
  ],
  wrappers: [
    { name: 'ScopedCssBaseline' },
    {
      name: 'QueryBuilderMaterial',
      props: ['controlElements={controlElements}', 'muiComponents={muiComponents}'],
    },
  ],
  styles,
  files,
};
