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
  const failures = report.results
    .filter(({ status }) => !['pass', 'warn', 'skip'].includes(status))
    .flatMap(({ id, message, details }) => {
      const pages = (details?.pageResults ?? []) as { url: string; status: string }[];
      const failed = pages.filter(({ status }) => status === 'fail').map(({ url }) => new URL(url).pathname);
      // The second part of a long twin has no page of its own.
      const unexpected = failed.filter((path) => !/\.\d$/.test(path));
      return failed.length > 0 && unexpected.length === 0 ? [] : [`${id}: ${message} ${unexpected.join(', ')}`];
    });
  expect(failures).toEqual([]);
  expect(computeScore(report).overall).toBeGreaterThanOrEqual(MIN_SCORE);
});
