/** How many tests passed and failed. */
export interface Count {
  passed: number;
  failed: number;
}

/** Reads Vitest's JSON report. */
export function countVitest(report: unknown): Count {
  const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number };
  return { passed: numPassedTests, failed: numFailedTests };
}

/** Reads the report of `npm run check:docs`: samples that are right, and problems. */
export function countSamples(report: unknown): Count {
  const { passed, failed } = report as Count;
  return { passed, failed };
}

/** Reads Playwright's JSON report. A flaky test passed only on a second try, so it counts as failed. */
export function countPlaywright(report: unknown): Count {
  const { expected, unexpected, flaky } = (report as { stats: Record<'expected' | 'unexpected' | 'flaky', number> })
    .stats;
  return { passed: expected, failed: unexpected + flaky };
}
