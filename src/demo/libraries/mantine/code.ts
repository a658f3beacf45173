import type { CodeTemplate } from '../../core/code/types';
import index from './controls/index.ts?raw';
import secondaryButton from './controls/SecondaryButton.tsx?raw';
import selector from './controls/Selector.tsx?raw';
import theme from './controls/theme.ts?raw';
import valueEditor from './controls/ValueEditor.tsx?raw';
import styles from './styles.css?raw';

export const template: CodeTemplate = {
  imports: [
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
    'controls/SecondaryButton.tsx': secondaryButton,
    'controls/Selector.tsx': selector,
    'controls/theme.ts': theme,
    'controls/ValueEditor.tsx': valueEditor,
  },
};
