import type { CodeTemplate } from '../../core/code/types';
import controlElements from './controls/controlElements.ts?raw';
import index from './controls/index.ts?raw';
import primaryButton from './controls/PrimaryButton.tsx?raw';
import selector from './controls/Selector.tsx?raw';
import theme from './controls/theme.ts?raw';
import valueEditor from './controls/ValueEditor.tsx?raw';
import multiSelect from '../shared/MultiSelect.tsx?raw';
import multiSelectSheet from '../shared/multiSelect.css?raw';
import sharedTranslations from '../shared/translations.ts?raw';
import translations from './controls/translations.tsx?raw';
import rangeEditor from '../shared/RangeEditor.tsx?raw';
import styles from './styles.css?raw';

export const template: CodeTemplate = {
  imports: [
    { from: '@chakra-ui/react', names: ['ChakraProvider'] },
    { from: '@react-querybuilder/chakra', names: ['QueryBuilderChakra'] },
    { from: './controls', names: ['controlElements', 'theme', 'translations'] },
  ],
  wrappers: [
    { name: 'ChakraProvider', props: ['theme={theme}'] },
    { name: 'QueryBuilderChakra', props: ['controlElements={controlElements}'] },
  ],
  styles,
  files: {
    'controls/index.ts': index,
    'shared/RangeEditor.tsx': rangeEditor,
    'controls/translations.tsx': translations,
    'shared/translations.ts': sharedTranslations,
    'shared/MultiSelect.tsx': multiSelect,
    'shared/multiSelect.css': multiSelectSheet,
    'controls/controlElements.ts': controlElements,
    'controls/PrimaryButton.tsx': primaryButton,
    'controls/Selector.tsx': selector,
    'controls/theme.ts': theme,
    'controls/ValueEditor.tsx': valueEditor,
  },
};
