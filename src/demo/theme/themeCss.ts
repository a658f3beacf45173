import sheet from 'react-querybuilder/dist/query-builder.css?raw';
import { DEFAULT_THEME, type Theme } from '../core/theme';

const channels = (colour: string): string =>
  [0, 2, 4].map((index) => Number.parseInt(colour.slice(index, index + 2), 16)).join(', ');

const rem = (steps: number): string => (steps === 0 ? '0rem' : `${steps / 8}rem`);

/** Values of the variables of the library's Sass; those of branch lines follow them. */
const variablesOf = ({ background, opacity, line, spacing, radius, width }: Theme) => ({
  '$rqb-spacing': rem(spacing),
  '$rqb-background-color': `rgba(${channels(background)}, ${opacity / 100})`,
  '$rqb-border-color': `#${line}`,
  '$rqb-border-radius': rem(radius),
  '$rqb-border-width': `${width}px`,
});

const BEFORE = variablesOf(DEFAULT_THEME);

type Name = keyof typeof BEFORE;

/** Sass that makes the theme, with the variables that differ. */
export function themeSass(theme: Theme): string {
  const changed = Object.entries(variablesOf(theme)).filter(([name, value]) => value !== BEFORE[name as Name]);
  if (changed.length === 0) return `@use 'react-querybuilder/dist/query-builder.scss';`;
  const lines = changed.map(([name, value]) => `  ${name}: ${value}`);
  return `@use 'react-querybuilder/dist/query-builder.scss' with (\n${lines.join(',\n')}\n);`;
}

const ESCAPED = Object.values(BEFORE).map((value) => value.replace(/[.()]/g, '\\$&'));

/** Each default value is that of one variable only. */
const VALUE = new RegExp(`(^|[^\\w.])(${ESCAPED.join('|')})`, 'g');

/** The library's style sheet as that Sass compiles it. */
export function themeCss(theme: Theme): string {
  const names = new Map(Object.entries(BEFORE).map(([name, value]) => [value, name as Name]));
  const values = variablesOf(theme);
  return sheet
    .replace(/\n?\/\*# sourceMappingURL.*$/s, '')
    .replace(VALUE, (_, before: string, value: string) => before + values[names.get(value)!]);
}
