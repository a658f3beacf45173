import type { CodeTemplate } from '../../core/code/types';
import actionElement from './controls/ActionElement.tsx?raw';
import checkEditor from './controls/CheckEditor.tsx?raw';
import dragHandle from './controls/DragHandle.tsx?raw';
import index from './controls/index.ts?raw';
import inputEditor from './controls/InputEditor.tsx?raw';
import notToggle from './controls/NotToggle.tsx?raw';
import queryBuilderBulma from './controls/QueryBuilderBulma.ts?raw';
import radioEditor from './controls/RadioEditor.tsx?raw';
import rangeEditor from './controls/RangeEditor.tsx?raw';
import textareaEditor from './controls/TextareaEditor.tsx?raw';
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
    'controls/CheckEditor.tsx': checkEditor,
    'controls/DragHandle.tsx': dragHandle,
    'controls/InputEditor.tsx': inputEditor,
    'controls/NotToggle.tsx': notToggle,
    'controls/QueryBuilderBulma.ts': queryBuilderBulma,
    'controls/RadioEditor.tsx': radioEditor,
    'controls/RangeEditor.tsx': rangeEditor,
    'controls/TextareaEditor.tsx': textareaEditor,
    'controls/ValueEditor.tsx': valueEditor,
    'controls/ValueSelector.tsx': valueSelector,
  },
};
