import type { Page, Summary } from './types';

export const noSummary = (): Summary => ({ samples: 0, compiled: 0, run: 0, outputs: 0, passed: 0, optedOut: [] });

export function optedOutOf({ samples }: Page): Summary['optedOut'] {
  return samples.flatMap(({ file, line, unchecked }) =>
    unchecked === null ? [] : [{ file, line: line - 1, reason: unchecked }],
  );
}

export function addSummaries(a: Summary, b: Summary): Summary {
  return {
    samples: a.samples + b.samples,
    compiled: a.compiled + b.compiled,
    run: a.run + b.run,
    outputs: a.outputs + b.outputs,
    passed: a.passed + b.passed,
    optedOut: [...a.optedOut, ...b.optedOut],
  };
}
