import type { CodeTemplate } from '../../core/code/types';
import buttons from './controls/buttons.tsx?raw';
import index from './controls/index.ts?raw';
import muiComponents from './controls/muiComponents.tsx?raw';
import selector from './controls/Selector.tsx?raw';
import valueEditor from './controls/ValueEditor.tsx?raw';
import sharedTranslations from '../shared/translations.ts?raw';
import translations from './controls/translations.tsx?raw';
import rangeEditor from '../shared/RangeEditor.tsx?raw';
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
  files: {
    'controls/index.ts': index,
    'shared/RangeEditor.tsx': rangeEditor,
    'controls/translations.tsx': translations,
    'shared/translations.ts': sharedTranslations,
    'controls/buttons.tsx': buttons,
    'controls/muiComponents.tsx': muiComponents,
    'controls/Selector.tsx': selector,
    'controls/ValueEditor.tsx': valueEditor,
  },
};
