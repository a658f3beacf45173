import { ChakraActionElement } from '@react-querybuilder/chakra';
import type { ActionWithRulesProps } from 'react-querybuilder';

/** The adapter's button in blue, in the light mode one step darker than usual: on that one, white text is hard to read. */
export function PrimaryButton(props: ActionWithRulesProps) {
  return (
    <ChakraActionElement
      {...props}
      colorScheme="blue"
      _light={{ bg: 'blue.600', _hover: { bg: 'blue.700' }, _active: { bg: 'blue.800' } }}
    />
  );
}
