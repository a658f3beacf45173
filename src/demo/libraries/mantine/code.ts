import type { CodeTemplate } from '../../core/code/types';
import index from './controls/index.ts?raw';
import secondaryButton from './controls/SecondaryButton.tsx?raw';
import selector from './controls/Selector.tsx?raw';
import theme from './controls/theme.ts?raw';
import valueEditor from './controls/ValueEditor.tsx?raw';
import drawnIcons from '../shared/drawnIcons.tsx?raw';
import sharedTranslations from '../shared/translations.ts?raw';
import rangeEditor from '../shared/RangeEditor.tsx?raw';
import styles from './styles.css?raw';

export const template: CodeTemplate = {
  imports: [
    { from: './shared/drawnIcons', names: ['translations'] },
    { from: '@mantine/core', names: ['MantineProvider'] },
    { from: '@mantine/core/styles.css' },
    { from: '@mantine/dates/styles.css' },
    { from: '@react-querybuilder/mantine', names: ['QueryBuilderMantine'] },
    { from: './controls', names: ['controlElements', 'theme'] },
  ],
  wrappers: [
    { name: 'MantineProvider', props: ['theme={theme}'] },
    { name: 'QueryBuilderMantine', props: ['controlElements={controlElements}'] },
  ],
  styles,
  files: {
    'controls/index.ts': index,
    'shared/RangeEditor.tsx': rangeEditor,
    'shared/drawnIcons.tsx': drawnIcons,
    'shared/translations.ts': sharedTranslations,
    'controls/SecondaryButton.tsx': secondaryButton,
    'controls/Selector.tsx': selector,
    'controls/theme.ts': theme,
    'controls/ValueEditor.tsx': valueEditor,
  },
};
