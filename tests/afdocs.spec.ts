import { computeScore, runChecks } from 'afdocs';
import { readEnvironment, siteBase } from '../src/gatsby/environment';
import { ROUTES } from './support/routes';
import { expect, needsBuild, test } from './support/test';

needsBuild('it judges the files of a build');

/** Of 100. */
const MIN_SCORE = 97;

test('tools can read the documentation, as afdocs judges it', async ({ baseURL }) => {
  const report = await runChecks(baseURL ?? '', {
    canonicalOrigin: siteBase(readEnvironment(process.env)),
    samplingStrategy: 'deterministic',
    maxLinksToTest: 2 * ROUTES.length,
    requestDelay: 0,
    // It asks the address of the build for links, which is not this server; markdown.spec.ts asks for each link.
    skipCheckIds: ['markdown-link-portability'],
  });
  const failures = report.results.filter(({ status }) => !['pass', 'warn', 'skip'].includes(status));
  expect(failures).toEqual([]);
  expect(computeScore(report).overall).toBeGreaterThanOrEqual(MIN_SCORE);
});
