import { format, inspect, isDeepStrictEqual } from 'node:util';

/** Observable effects of a sample. */
export interface Seen {
  /** Arguments of each `console.log` call. */
  logs: unknown[][];
  /** Value of the last statement. */
  result?: unknown;
  html?: string;
}

/**
 * Compares the output in a page with what its sample printed or, if it printed nothing, its value. The fence's language
 * selects the comparison.
 *
 * @returns the difference; null if missing
 */
export function compareOutput(language: string, shown: string, seen: Seen): string | null {
  if (language === 'html') return compareHtml(shown, seen.html);
  if (seen.logs.length === 0 && !('result' in seen))
    return 'output: the sample prints nothing, and its last statement has no value';
  if (language === 'json') return compareJson(shown, valueOf(seen));
  return compareText(shown, textOf(seen));
}

function compareHtml(shown: string, html: string | undefined): string | null {
  if (html === undefined)
    return 'html output: the sample is no element, and exports no component that renders without props';
  const actual = collapse(html);
  return collapse(shown) === actual ? null : `output: the sample renders ${actual}`;
}

/** Ignores whitespace between tags and around attributes. */
function collapse(html: string): string {
  return html
    .replace(/<[^>]*>/g, (tag) => tag.replace(/\s+/g, ' ').replace(/\s(\/?>)$/, '$1'))
    .replace(/>\s+</g, '><')
    .trim();
}

function compareJson(shown: string, value: unknown): string | null {
  try {
    const actual: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    return isSameValue(JSON.parse(shown), actual) ? null : `output: the sample gives ${printValue(actual)}`;
  } catch (error) {
    return `json output: ${(error as Error).message}; the sample gives ${printValue(value)}`;
  }
}

function compareText(shown: string, text: string): string | null {
  const isShort = !text.trimEnd().includes('\n');
  return shown.trimEnd() === text.trimEnd() ? null : `output: the sample gives${isShort ? ' ' : '\n'}${text}`;
}

/** The only printed value, or all printed text, or the value. */
function valueOf({ logs, result }: Seen): unknown {
  if (logs.length === 0) return result;
  return logs.length === 1 && logs[0]?.length === 1 ? logs[0][0] : printed(logs);
}

function textOf({ logs, result }: Seen): string {
  if (logs.length > 0) return printed(logs);
  return typeof result === 'string' ? result : inspect(result, { depth: 12 });
}

const printed = (logs: unknown[][]) => logs.map((parts) => format(...parts)).join('\n');

/** Deep equality, with an undefined property equal to a missing one. */
export const isSameValue = (a: unknown, b: unknown): boolean =>
  isDeepStrictEqual(withoutUndefined(a), withoutUndefined(b));

function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(entries.map(([key, part]) => [key, withoutUndefined(part)]));
}

/** Formats a value on one line, for messages. */
export const printValue = (value: unknown): string =>
  inspect(value, { depth: 12, breakLength: Infinity, maxArrayLength: 200 });
