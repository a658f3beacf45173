import { extendTheme, withDefaultSize } from '@chakra-ui/react';

/** Chakra's theme, with controls small enough for several in a row. */
export const theme = extendTheme(
  withDefaultSize({ size: 'sm', components: ['Button', 'Checkbox', 'Input', 'Radio', 'Select', 'Switch', 'Textarea'] }),
);
