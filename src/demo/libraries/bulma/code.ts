import type { CodeTemplate } from '../../core/code/types';
import actionElement from './controls/ActionElement.tsx?raw';
import dragHandle from './controls/DragHandle.tsx?raw';
import index from './controls/index.ts?raw';
import notToggle from './controls/NotToggle.tsx?raw';
import queryBuilderBulma from './controls/QueryBuilderBulma.ts?raw';
import valueEditor from './controls/ValueEditor.tsx?raw';
import valueSelector from './controls/ValueSelector.tsx?raw';
import styles from './styles.css?raw';

export const template: CodeTemplate = {
  imports: [{ from: 'bulma/css/bulma.css' }, { from: './controls', names: ['QueryBuilderBulma'] }],
  wrappers: [{ name: 'QueryBuilderBulma' }],
  styles,
  files: {
    'controls/index.ts': index,
    'controls/ActionElement.tsx': actionElement,
    'controls/DragHandle.tsx': dragHandle,
    'controls/NotToggle.tsx': notToggle,
    'controls/QueryBuilderBulma.ts': queryBuilderBulma,
    'controls/ValueEditor.tsx': valueEditor,
    'controls/ValueSelector.tsx': valueSelector,
  },
};
