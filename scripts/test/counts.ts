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

/** What `npm run check:docs` reports. */
export interface SamplesReport {
  passed: number;
  /** A line each, with file and line. */
  problems: string[];
}

/** Reads the report of `npm run check:docs`: samples that are right, and problems. */
export function countSamples(report: unknown): Count {
  const { passed, problems } = report as SamplesReport;
  return { passed, failed: problems.length };
}

/** Reads Playwright's JSON report. A flaky test passed only on a second try, so it counts as failed. */
export function countPlaywright(report: unknown): Count {
  const { expected, unexpected, flaky } = (report as { stats: Record<'expected' | 'unexpected' | 'flaky', number> })
    .stats;
  return { passed: expected, failed: unexpected + flaky };
}
