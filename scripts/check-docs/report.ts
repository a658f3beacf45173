import type { CheckResult } from './checkDocs';
import type { Problem } from './types';

/** One line per problem, by file and line, without duplicates. */
export function formatProblems(problems: readonly Problem[]): string[] {
  const inOrder = [...problems].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
  return [...new Set(inOrder.map(({ file, line, message }) => `${file}:${line}: ${message}`))];
}

/** The summary line, preceded by the opt-out reasons on request. */
export function summaryLines(
  { pages, summary, names }: CheckResult,
  documented: number,
  withReasons: boolean,
): string[] {
  const { samples, compiled, run, outputs, sentences, optedOut } = summary;
  const reasons = withReasons ? optedOut.map(({ file, line, reason }) => `${file}:${line}: unchecked: ${reason}`) : [];
  const hint = withReasons || optedOut.length === 0 ? '' : ' (--reasons lists them)';
  const proven = `${count(sentences, 'sentence')} proven`;
  const shares = [...names].map(([version, it]) => `${it.linkedNames} of ${it.names} in ${version}`);
  const links = `names linked: ${shares.sort().join(', ')}`;
  const done = `${compiled} compiled, ${run} run, ${count(outputs, 'output')} compared, ${proven}, ${optedOut.length} opted out`;
  const named = `${count(documented, 'name')} of the packages documented`;
  return [...reasons, `${count(samples, 'sample')} in ${count(pages, 'page')}: ${done}${hint}; ${named}; ${links}`];
}

const count = (number: number, thing: string) => `${number} ${thing}${number === 1 ? '' : 's'}`;
