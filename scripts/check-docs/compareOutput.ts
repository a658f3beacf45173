import { format, inspect } from 'node:util';
import { isSameValue, show } from './sameValue';

/** What a sample did that can be seen. */
export interface Seen {
  /** The arguments of each `console.log`. */
  logs: unknown[][];
  /** What its last statement gives. */
  result?: unknown;
  /** The HTML that it renders. */
  html?: string;
  /** The value that a page shows as JavaScript. */
  expected?: () => unknown;
}

/**
 * Compares what a page shows with what its sample printed or, if that is nothing, gave.
 *
 * @param language of the shown output; it says how the two are compared
 * @param shown what the page shows
 * @returns what is different; null when nothing is
 */
export function compareOutput(language: string, shown: string, seen: Seen): string | null {
  if (language === 'html') return compareHtml(shown, seen.html);
  if (seen.logs.length === 0 && !('result' in seen))
    return 'output: the sample prints nothing, and its last statement has no value';
  if (language === 'json') return compareJson(shown, valueOf(seen));
  if (seen.expected) return compareValues(seen.expected(), valueOf(seen));
  return compareText(shown, textOf(seen));
}

function compareHtml(shown: string, html: string | undefined): string | null {
  if (html === undefined)
    return 'html output: the sample is no element, and exports no component that renders without props';
  const actual = collapse(html);
  return collapse(shown) === actual ? null : `output: the sample renders ${actual}`;
}

/** White space between tags, and around attributes, is the author's. */
function collapse(html: string): string {
  return html
    .replace(/<[^>]*>/g, (tag) => tag.replace(/\s+/g, ' ').replace(/\s(\/?>)$/, '$1'))
    .replace(/>\s+</g, '><')
    .trim();
}

function compareJson(shown: string, value: unknown): string | null {
  try {
    const actual: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    return compareValues(JSON.parse(shown), actual);
  } catch (error) {
    return `json output: ${(error as Error).message}; the sample gives ${show(value)}`;
  }
}

function compareValues(expected: unknown, actual: unknown): string | null {
  return isSameValue(expected, actual) ? null : `output: the sample gives ${show(actual)}`;
}

function compareText(shown: string, text: string): string | null {
  const isShort = !text.trimEnd().includes('\n');
  return shown.trimEnd() === text.trimEnd() ? null : `output: the sample gives${isShort ? ' ' : '\n'}${text}`;
}

/** The one thing that was printed, all that was printed as text, or the value. */
function valueOf({ logs, result }: Seen): unknown {
  if (logs.length === 0) return result;
  return logs.length === 1 && logs[0]?.length === 1 ? logs[0][0] : printed(logs);
}

function textOf({ logs, result }: Seen): string {
  if (logs.length > 0) return printed(logs);
  return typeof result === 'string' ? result : inspect(result, { depth: 12 });
}

const printed = (logs: unknown[][]) => logs.map((parts) => format(...parts)).join('\n');
