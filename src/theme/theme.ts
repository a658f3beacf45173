import type { Theme } from 'theme-ui';
import { colors, fonts, fontSizes, sizes } from '../shared/theme/tokens';
import { tokenName } from '../shared/theme/tokensCss';

function references<T extends Record<string, string>>(scale: string, tokens: T): Record<keyof T, string> {
  const entries = Object.keys(tokens).map((token) => [token, `var(${tokenName(scale, token)})`]);
  return Object.fromEntries(entries) as Record<keyof T, string>;
}

/**
 * The tokens as a Theme UI theme. Its values are the custom properties of `tokensCss`, so a color mode change needs no
 * JavaScript styling. src/runtime/colorMode handles storage and the system's mode, because Theme UI's storage key is
 * fixed and it writes even when it only reads.
 */
export const theme: Theme = {
  config: {
    initialColorModeName: 'light',
    useColorSchemeMediaQuery: false,
    useCustomProperties: false,
    useLocalStorage: false,
    useRootStyles: false,
  },
  colors: { ...references('colors', colors.light), modes: { dark: {} } },
  fonts: references('fonts', fonts),
  fontSizes: references('font-sizes', fontSizes),
  sizes: references('sizes', sizes),
};
