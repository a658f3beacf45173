import { expect, test } from 'vitest';
import { countPlaywright, countSamples, countVitest } from './counts';

test.each([
  [
    { numPassedTests: 12, numFailedTests: 0, numPendingTests: 3 },
    { passed: 12, failed: 0 },
  ],
  [
    { numPassedTests: 0, numFailedTests: 2, numTotalTests: 2 },
    { passed: 0, failed: 2 },
  ],
])('Vitest %j', (report, expected) => {
  expect(countVitest(report)).toEqual(expected);
});

test.each([
  [
    { expected: 5, unexpected: 0, flaky: 0, skipped: 1 },
    { passed: 5, failed: 0 },
  ],
  [
    { expected: 5, unexpected: 2, flaky: 0, skipped: 0 },
    { passed: 5, failed: 2 },
  ],
  [
    { expected: 5, unexpected: 1, flaky: 3, skipped: 0 },
    { passed: 5, failed: 4 },
  ],
])('Playwright %j: what passed only on a second try failed', (stats, expected) => {
  expect(countPlaywright({ stats, suites: [] })).toEqual(expected);
});

test.each([
  [
    { passed: 436, problems: [] },
    { passed: 436, failed: 0 },
  ],
  [
    { passed: 400, problems: ['a.mdx:3: no', 'b.mdx:9: no'] },
    { passed: 400, failed: 2 },
  ],
])('samples %j', (report, expected) => {
  expect(countSamples(report)).toEqual(expected);
});

test.each([null, undefined, 'report'])('a report that is none (%j) is not counted as zero', (report) => {
  expect(() => countPlaywright(report)).toThrow(TypeError);
});
