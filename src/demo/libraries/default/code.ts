import type { CodeTemplate } from '../../core/code/types';
import index from './controls/index.ts?raw';
import multiSelectEditor from './controls/MultiSelectEditor.tsx?raw';
import valueEditor from './controls/ValueEditor.tsx?raw';
import drawnIcons from '../shared/drawnIcons.tsx?raw';
import multiSelect from '../shared/MultiSelect.tsx?raw';
import multiSelectSheet from '../shared/multiSelect.css?raw';
import rangeEditor from '../shared/RangeEditor.tsx?raw';
import sharedTranslations from '../shared/translations.ts?raw';

export const template: CodeTemplate = {
  imports: [
    { from: './shared/drawnIcons', names: ['translations'] },
    { from: './controls', names: ['controlElements'] },
  ],
  wrappers: [],
  props: ['controlElements={controlElements}'],
  files: {
    'controls/index.ts': index,
    'controls/MultiSelectEditor.tsx': multiSelectEditor,
    'controls/ValueEditor.tsx': valueEditor,
    'shared/drawnIcons.tsx': drawnIcons,
    'shared/MultiSelect.tsx': multiSelect,
    'shared/multiSelect.css': multiSelectSheet,
    'shared/RangeEditor.tsx': rangeEditor,
    'shared/translations.ts': sharedTranslations,
  },
};
