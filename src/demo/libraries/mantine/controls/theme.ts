import { createTheme } from '@mantine/core';

const small = { defaultProps: { size: 'xs' } };

const inFormat = (valueFormat: string) => ({ defaultProps: { ...small.defaultProps, valueFormat } });

/**
 * Mantine's theme, with a primary colour dark enough for white text, with controls small enough for several in a row,
 * and with dates as the query holds them.
 */
export const theme = createTheme({
  primaryShade: 8,
  components: {
    Button: small,
    Checkbox: small,
    DatePickerInput: inFormat('YYYY-MM-DD'),
    DateTimePicker: inFormat('YYYY-MM-DD HH:mm:ss'),
    MultiSelect: small,
    NumberInput: small,
    Radio: small,
    Select: small,
    Switch: small,
    Textarea: small,
    TextInput: small,
  },
});
