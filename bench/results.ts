import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(1)) : value);

/** The latest results of a benchmark in a JSON file, which are null before its first run. */
export const resultsIn = <T>(file: string) => ({
  read: (): T | null => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null),
  keep: (results: T): void => writeFileSync(file, `${JSON.stringify(results, rounded, 2)}\n`),
});

export const today = (): string => new Date().toISOString().slice(0, 10);

/** A Markdown table. */
export const table = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [headings, headings.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

export const withAim = (text: string, aim: string, isMet: boolean): string =>
  `${text} (${aim}: ${isMet ? 'met' : '**not met**'})`;
