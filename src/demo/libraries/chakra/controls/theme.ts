import { extendTheme, withDefaultSize } from '@chakra-ui/react';

/** In a rule, inputs stand side by side, on the colour of the page instead of that of their group. */
const field = { width: 'auto', bg: 'chakra-body-bg' };

/** Chakra's theme, with controls small enough for several in a row. */
export const theme = extendTheme(
  withDefaultSize({ size: 'sm', components: ['Button', 'Checkbox', 'Input', 'Radio', 'Select', 'Switch', 'Textarea'] }),
  {
    components: {
      FormLabel: { baseStyle: { fontSize: 'sm', marginStart: '2', marginEnd: '0' } },
      Input: { variants: { outline: { field } } },
      Select: { variants: { outline: { field: { bg: 'chakra-body-bg' } } } },
      Textarea: { variants: { outline: field } },
    },
  },
);
