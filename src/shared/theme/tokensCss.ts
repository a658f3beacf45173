import { icons } from './icons';
import { colors, fonts, fontSizes, sizes } from './tokens';

type Scale = Record<string, string>;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `('colors', 'primarySoft')` → `--colors-primary-soft`. */
export const tokenName = (scale: string, token: string) => `--${scale}-${kebab(token)}`;

function declarations(scale: string, tokens: Scale): string {
  return Object.entries(tokens)
    .map(([token, value]) => `${tokenName(scale, token)}:${value};`)
    .join('');
}

/**
 * The heading font. With `font-display: optional`, a late font never replaces the fallback, so there is no layout
 * shift.
 */
export const fontCss = (url: string): string =>
  `@font-face{font-family:Figtree;font-weight:600 800;font-display:optional;src:url(${url}) format("woff2")}`;

/**
 * The tokens as custom properties for both color modes. `data-theme` of `html`, set by a script before the first paint,
 * selects the mode; without scripts the system does. Print is always light.
 */
export function tokensCss(): string {
  const fixed = [
    declarations('font-sizes', fontSizes),
    declarations('sizes', sizes),
    declarations('fonts', fonts),
    declarations('icon', icons()),
  ].join('');
  const dark = `color-scheme:dark;${declarations('colors', colors.dark)}`;
  return [
    '@layer reset,tokens,base,ui,components,demo;',
    '@layer tokens{',
    `:root{color-scheme:light;${fixed}${declarations('colors', colors.light)}}`,
    `@media screen{:root[data-theme=dark]{${dark}}}`,
    `@media screen and (scripting:none) and (prefers-color-scheme:dark){:root{${dark}}}`,
    '}',
  ].join('');
}
