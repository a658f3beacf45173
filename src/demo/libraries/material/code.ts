import type { CodeTemplate } from '../../core/code/types';
import buttons from './controls/buttons.tsx?raw';
import dragHandle from './controls/DragHandle.tsx?raw';
import index from './controls/index.ts?raw';
import muiComponents from './controls/muiComponents.tsx?raw';
import selector from './controls/Selector.tsx?raw';
import valueEditor from './controls/ValueEditor.tsx?raw';
import styles from './styles.css?raw';

export const template: CodeTemplate = {
  imports: [
    { from: '@mui/material', names: ['ScopedCssBaseline'] },
    { from: '@react-querybuilder/material', names: ['QueryBuilderMaterial'] },
    { from: './controls', names: ['controlElements', 'muiComponents'] },
  ],
  wrappers: [
    { name: 'ScopedCssBaseline' },
    {
      name: 'QueryBuilderMaterial',
      props: ['controlElements={controlElements}', 'muiComponents={muiComponents}'],
    },
  ],
  styles,
  files: {
    'controls/index.ts': index,
    'controls/buttons.tsx': buttons,
    'controls/DragHandle.tsx': dragHandle,
    'controls/muiComponents.tsx': muiComponents,
    'controls/Selector.tsx': selector,
    'controls/ValueEditor.tsx': valueEditor,
  },
};
