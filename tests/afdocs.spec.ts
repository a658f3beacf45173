import { computeScore, runChecks } from 'afdocs';
import { readEnvironment, siteBase } from '../src/gatsby/environment';
import { ROUTES } from './support/routes';
import { expect, needsBuild, test } from './support/test';

needsBuild('it judges the files of a build');

/** Of 100. */
const MIN_SCORE = 97;

/**
 * One page of Next is longer than a tool reads at once. To cut it in two would break the addresses of its headings; its
 * twin is in parts.
 */
const TOO_LONG = ['/docs/next/components/querybuilder'];

test('tools can read the documentation, as afdocs judges it', async ({ baseURL }) => {
  const report = await runChecks(baseURL ?? '', {
    canonicalOrigin: siteBase(readEnvironment(process.env)),
    samplingStrategy: 'deterministic',
    maxLinksToTest: 2 * ROUTES.length,
    requestDelay: 0,
  });
  const { overall } = computeScore(report);
  const problems = report.results.filter(({ status }) => !['pass', 'skip'].includes(status));
  const summary = problems.map(({ id, status, message }) => `${status} ${id}: ${message}`).join('\n');
  expect(overall, summary).toBeGreaterThanOrEqual(MIN_SCORE);

  const failed = problems.filter(({ status }) => status !== 'warn');
  expect(
    failed.map(({ id }) => id),
    summary,
  ).toEqual(['page-size-html']);
  const pages = failed[0]?.details?.pageResults as { url: string; status: string }[];
  const long = pages.filter(({ status }) => status === 'fail').map(({ url }) => new URL(url).pathname);
  expect(long).toEqual(TOO_LONG);
});
