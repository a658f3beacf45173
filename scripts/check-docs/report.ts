import type { CheckResult } from './checkDocs';
import type { Problem } from './types';

/** The problems, a line each, in the order of the pages and their lines. What is wrong in several samples is told once. */
export function problemLines(problems: readonly Problem[]): string[] {
  const inOrder = [...problems].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
  return [...new Set(inOrder.map(({ file, line, message }) => `${file}:${line}: ${message}`))];
}

/**
 * What was checked, in one line; with reasons, what was not, a line each.
 *
 * @param documented names of the packages that the pages document
 */
export function summaryLines({ pages, summary }: CheckResult, documented: number, withReasons: boolean): string[] {
  const { samples, compiled, run, outputs, optedOut } = summary;
  const reasons = withReasons ? optedOut.map(({ file, line, reason }) => `${file}:${line}: unchecked: ${reason}`) : [];
  const hint = withReasons || optedOut.length === 0 ? '' : ' (--reasons lists them)';
  const done = `${compiled} compiled, ${run} run, ${count(outputs, 'output')} compared, ${optedOut.length} opted out`;
  const named = `${count(documented, 'name')} of the packages documented`;
  return [...reasons, `${count(samples, 'sample')} in ${count(pages, 'page')}: ${done}${hint}; ${named}`];
}

const count = (number: number, thing: string) => `${number} ${thing}${number === 1 ? '' : 's'}`;
