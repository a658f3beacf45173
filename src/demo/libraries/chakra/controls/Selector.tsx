import { ChakraValueSelector } from '@react-querybuilder/chakra';
import type { VersatileSelectorProps } from 'react-querybuilder';

/** The adapter's selector, as wide as its widest option instead of the row, and named by its title. */
export function Selector(props: VersatileSelectorProps) {
  return (
    <ChakraValueSelector {...props} rule={undefined} width="fit-content" maxWidth="full" aria-label={props.title} />
  );
}
