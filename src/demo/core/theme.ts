/** What controls of the theme set; lengths in steps of the unit of their variable. */
export interface Theme {
  background: string;
  /** Of the background, in percent. */
  opacity: number;
  line: string;
  spacing: number;
  radius: number;
  width: number;
}

export const DEFAULT_THEME: Theme = {
  background: '004bb7',
  opacity: 20,
  line: '8081a2',
  spacing: 4,
  radius: 2,
  width: 1,
};

/** A theme in a link, such as `004bb7-20-8081a2-4-2-1`. */
const PATTERN = /^([\da-f]{6})-(\d|[1-9]\d|100)-([\da-f]{6})-(\d|1[0-6])-(\d|1[0-6])-([0-8])$/;

/** An empty text is the default. */
export const isTheme = (text: string): boolean => text === '' || PATTERN.test(text);

export function readTheme(text: string): Theme {
  const [, background, opacity, line, spacing, radius, width] = PATTERN.exec(text) ?? [];
  if (!background || !line) return DEFAULT_THEME;
  const lengths = { spacing: Number(spacing), radius: Number(radius), width: Number(width) };
  return { background, opacity: Number(opacity), line, ...lengths };
}

const join = ({ background, opacity, line, spacing, radius, width }: Theme): string =>
  [background, opacity, line, spacing, radius, width].join('-');

export const writeTheme = (theme: Theme): string => (join(theme) === join(DEFAULT_THEME) ? '' : join(theme));
