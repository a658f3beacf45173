import type { CodeTemplate } from '../../core/code/types';
import actionElement from './controls/ActionElement.tsx?raw';
import index from './controls/index.ts?raw';
import notToggle from './controls/NotToggle.tsx?raw';
import queryBuilderBulma from './controls/QueryBuilderBulma.ts?raw';
import valueEditor from './controls/ValueEditor.tsx?raw';
import valueSelector from './controls/ValueSelector.tsx?raw';
import multiSelect from '../shared/MultiSelect.tsx?raw';
import multiSelectSheet from '../shared/multiSelect.css?raw';
import drawnIcons from '../shared/drawnIcons.tsx?raw';
import sharedTranslations from '../shared/translations.ts?raw';
import rangeEditor from '../shared/RangeEditor.tsx?raw';
import styles from './styles.css?raw';

export const template: CodeTemplate = {
  imports: [
    { from: './shared/drawnIcons', names: ['translations'] },
    { from: 'bulma/css/bulma.css' },
    { from: './controls', names: ['QueryBuilderBulma'] },
  ],
  wrappers: [{ name: 'QueryBuilderBulma' }],
  styles,
  files: {
    'controls/index.ts': index,
    'shared/RangeEditor.tsx': rangeEditor,
    'shared/drawnIcons.tsx': drawnIcons,
    'shared/translations.ts': sharedTranslations,
    'shared/MultiSelect.tsx': multiSelect,
    'shared/multiSelect.css': multiSelectSheet,
    'controls/ActionElement.tsx': actionElement,
    'controls/NotToggle.tsx': notToggle,
    'controls/QueryBuilderBulma.ts': queryBuilderBulma,
    'controls/ValueEditor.tsx': valueEditor,
    'controls/ValueSelector.tsx': valueSelector,
  },
};
