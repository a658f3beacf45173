import type { CodeTemplate } from '../../core/code/types';
import dragHandle from './controls/DragHandle.tsx?raw';
import index from './controls/index.ts?raw';
import valueEditor from './controls/ValueEditor.tsx?raw';
import styles from './styles.css?raw';

export const template: CodeTemplate = {
  imports: [
    { from: '@react-querybuilder/bootstrap', names: ['QueryBuilderBootstrap'] },
    { from: 'bootstrap/dist/css/bootstrap.css' },
    { from: './controls', names: ['controlElements'] },
  ],
  wrappers: [{ name: 'QueryBuilderBootstrap', props: ['controlElements={controlElements}'] }],
  styles,
  files: {
    'controls/index.ts': index,
    'controls/DragHandle.tsx': dragHandle,
    'controls/ValueEditor.tsx': valueEditor,
  },
};
