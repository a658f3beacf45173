import { foundations } from '@chakra-ui/theme/foundations';
import { Button, Checkbox, Form, FormLabel, Input, Radio, Select, Switch, Textarea } from '@chakra-ui/theme/components';

const small = <Theme extends { defaultProps?: object }>(theme: Theme) => ({
  ...theme,
  defaultProps: { ...theme.defaultProps, size: 'sm' },
});

/**
 * The parts of the app's theme (controls/theme.ts) that the builder needs: the whole theme is as large again as the
 * controls. The semantic tokens are Chakra's own, which it exports only with everything else.
 */
export const theme = {
  ...foundations,
  semanticTokens: {
    colors: {
      'chakra-body-text': { _light: 'gray.800', _dark: 'whiteAlpha.900' },
      'chakra-body-bg': { _light: 'white', _dark: 'gray.800' },
      'chakra-border-color': { _light: 'gray.200', _dark: 'whiteAlpha.300' },
      'chakra-inverse-text': { _light: 'white', _dark: 'gray.800' },
      'chakra-subtle-bg': { _light: 'gray.100', _dark: 'gray.700' },
      'chakra-subtle-text': { _light: 'gray.600', _dark: 'gray.400' },
      'chakra-placeholder-color': { _light: 'gray.500', _dark: 'whiteAlpha.400' },
    },
  },
  components: {
    Button: small(Button),
    Checkbox: small(Checkbox),
    Form,
    FormLabel,
    Input: small(Input),
    Radio: small(Radio),
    Select: small(Select),
    Switch: small(Switch),
    Textarea: small(Textarea),
  },
  config: { cssVarPrefix: 'chakra' },
};
