import { byPlace } from '../../src/gatsby/ContentError';
import type { SampleResult } from './checkVersion';
import type { Page, Problem, Sample } from './types';

interface Summary {
  samples: number;
  compiled: number;
  run: number;
  outputs: number;
  /** Number of sentences that samples prove. */
  sentences: number;
  passed: number;
}

export function summarize(pages: readonly Page[], results: ReadonlyMap<Sample, SampleResult>): Summary {
  const samples = pages.flatMap((page) => page.samples);
  const checked = samples.flatMap((sample) => results.get(sample) ?? []);
  return {
    samples: samples.length,
    compiled: checked.length,
    run: checked.filter(({ hasRun }) => hasRun).length,
    outputs: checked.reduce((sum, { outputs }) => sum + outputs, 0),
    sentences: samples.flatMap(({ proves }) => proves).length,
    passed: checked.filter(({ problems }) => problems.length === 0).length,
  };
}

/** One line per problem, by file and line, without duplicates. */
export function formatProblems(problems: readonly Problem[]): string[] {
  return [...new Set(byPlace(problems).map(({ file, line, message }) => `${file}:${line}: ${message}`))];
}

export function summaryLine(
  { samples, compiled, run, outputs, sentences }: Summary,
  { pages, documented }: { pages: number; documented: number },
): string {
  const proven = `${count(outputs, 'output')} compared, ${count(sentences, 'sentence')} proven`;
  const done = `${compiled} compiled, ${run} run, ${proven}, ${samples - compiled} not checked`;
  return `${count(samples, 'sample')} in ${count(pages, 'page')}: ${done}; ${count(documented, 'name')} documented`;
}

const count = (number: number, thing: string) => `${number} ${thing}${number === 1 ? '' : 's'}`;
