import type { CodeTemplate } from '../../core/code/types';
import dateEditor from './controls/DateEditor.tsx?raw';
import index from './controls/index.ts?raw';
import notToggle from './controls/NotToggle.tsx?raw';
import secondaryButton from './controls/SecondaryButton.tsx?raw';
import selector from './controls/Selector.tsx?raw';
import valueEditor from './controls/ValueEditor.tsx?raw';
import sharedTranslations from '../shared/translations.ts?raw';
import translations from './controls/translations.tsx?raw';
import rangeEditor from '../shared/RangeEditor.tsx?raw';
import styles from './styles.css?raw';

export const template: CodeTemplate = {
  imports: [
    { from: '@react-querybuilder/antd', names: ['QueryBuilderAntD'] },
    { from: 'antd', names: ['ConfigProvider'] },
    { from: './controls', names: ['controlElements', 'theme', 'translations'] },
  ],
  wrappers: [
    { name: 'ConfigProvider', props: ['theme={theme}'] },
    { name: 'QueryBuilderAntD', props: ['controlElements={controlElements}'] },
  ],
  styles,
  files: {
    'controls/index.ts': index,
    'shared/RangeEditor.tsx': rangeEditor,
    'controls/translations.tsx': translations,
    'shared/translations.ts': sharedTranslations,
    'controls/DateEditor.tsx': dateEditor,
    'controls/NotToggle.tsx': notToggle,
    'controls/SecondaryButton.tsx': secondaryButton,
    'controls/Selector.tsx': selector,
    'controls/ValueEditor.tsx': valueEditor,
  },
};
