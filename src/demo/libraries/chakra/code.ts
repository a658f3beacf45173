import type { CodeTemplate } from '../../core/code/types';
import files from './controls/index.ts?sources';
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
  files,
};
