import type { CodeTemplate } from '../../core/code/types';
import index from './controls/index.ts?raw';
import valueEditor from './controls/ValueEditor.tsx?raw';
import multiSelect from '../shared/MultiSelect.tsx?raw';
import multiSelectSheet from '../shared/multiSelect.css?raw';
import sharedTranslations from '../shared/translations.ts?raw';
import translations from './controls/translations.tsx?raw';
import rangeEditor from '../shared/RangeEditor.tsx?raw';
import styles from './styles.css?raw';

export const template: CodeTemplate = {
  imports: [
    { from: '@react-querybuilder/bootstrap', names: ['QueryBuilderBootstrap'] },
    { from: 'bootstrap/dist/css/bootstrap.css' },
    { from: './controls', names: ['controlElements', 'translations'] },
  ],
  wrappers: [{ name: 'QueryBuilderBootstrap', props: ['controlElements={controlElements}'] }],
  styles,
  files: {
    'controls/index.ts': index,
    'shared/RangeEditor.tsx': rangeEditor,
    'controls/translations.tsx': translations,
    'shared/translations.ts': sharedTranslations,
    'shared/MultiSelect.tsx': multiSelect,
    'shared/multiSelect.css': multiSelectSheet,
    'controls/ValueEditor.tsx': valueEditor,
  },
};
