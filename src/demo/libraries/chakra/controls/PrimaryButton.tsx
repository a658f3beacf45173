import { ChakraActionElement } from '@react-querybuilder/chakra';
import type { ActionWithRulesProps } from 'react-querybuilder';

/** The adapter's button in blue; in light mode one shade darker than usual, for contrast with white text. */
export function PrimaryButton(props: ActionWithRulesProps) {
  return (
    <ChakraActionElement
      {...props}
      colorScheme="blue"
      _light={{ bg: 'blue.600', _hover: { bg: 'blue.700' }, _active: { bg: 'blue.800' } }}
    />
  );
}
