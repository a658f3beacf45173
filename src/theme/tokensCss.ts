import { colors, fonts, fontSizes, sizes, space } from './tokens';

type Scale = Record<string, string>;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Name of the custom property that holds a token: `colors`, `primarySoft` is `--colors-primary-soft`. */
export const tokenName = (scale: string, token: string) => `--${scale}-${kebab(token)}`;

function declarations(scale: string, tokens: Scale): string {
  return Object.entries(tokens)
    .map(([token, value]) => `${tokenName(scale, token)}:${value};`)
    .join('');
}

/**
 * The font for headings. A browser that does not have it in time shows its own and keeps it, so that nothing shifts.
 *
 * @param url address of the font's file
 */
export const fontCss = (url: string): string =>
  `@font-face{font-family:Figtree;font-weight:600 800;font-display:optional;src:url(${url}) format("woff2")}`;

/**
 * The tokens as custom properties, both colour modes in one sheet. The mode is the attribute `data-theme` of `html`,
 * which a script sets before the first paint; without scripts the system decides. Paper is light.
 */
export function tokensCss(): string {
  const fixed = [
    declarations('font-sizes', fontSizes),
    declarations('space', space),
    declarations('sizes', sizes),
    declarations('fonts', fonts),
  ].join('');
  const dark = `color-scheme:dark;${declarations('colors', colors.dark)}`;
  return [
    '@layer reset,tokens,base,components,demo;',
    '@layer tokens{',
    `:root{color-scheme:light;${fixed}${declarations('colors', colors.light)}}`,
    `@media screen{:root[data-theme=dark]{${dark}}}`,
    `@media screen and (scripting:none) and (prefers-color-scheme:dark){:root{${dark}}}`,
    '}',
  ].join('');
}
