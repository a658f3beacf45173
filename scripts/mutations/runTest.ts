import { readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS } from '../../tests/configured/settings';
import { readOutcomes, type Outcome } from '../shared/testReports';
import { runQuietly } from '../shared/run';
import { nameOfTest, type Mutation } from './readMutations';

const REPORT = 'mutation-report.json';

/** A test of a built site, a test of one with all settings, or a unit test, which needs no build. */
export type Kind = 'built' | 'configured' | 'unit';

/** What kind of test is to find a mutation. */
export function kindOf({ file }: Mutation): Kind {
  if (file.startsWith('tests/configured/')) return 'configured';
  return file.startsWith('tests/') ? 'built' : 'unit';
}

const COMMANDS: Record<Kind, (file: string, title: string) => string[]> = {
  unit: (file, title) => ['vitest', 'run', file, '-t', title, '--reporter=json', `--outputFile=${REPORT}`],
  built: (file, title) => ['playwright', 'test', file, '--grep', title],
  configured: (file, title) => [
    ...['playwright', 'test', '--config', 'playwright.configured.config.ts'],
    ...[file, '--grep', title],
  ],
};

const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Builds the site in a copy of the project; gives whether that worked, and what it said. */
export const build = (copy: string, kind: 'built' | 'configured') =>
  runQuietly(
    ['npm', 'run', '--silent', 'build'],
    { ...process.env, CI: 'true', ...(kind === 'configured' && SETTINGS) },
    copy,
  );

/** Runs the test that is to find a mutation, in a copy of the project; gives what became of it. */
export function runTest(copy: string, mutation: Mutation): Outcome {
  const { file, title } = mutation;
  const report = join(copy, REPORT);
  rmSync(report, { force: true });
  const environment = { ...process.env, CI: 'true', E2E_REPORT: report, CONFIGURED_SITE: copy };
  // Runners know a test by its groups and its title, one after the other.
  const words = `${escape(title.replaceAll(' > ', ' '))}$`;
  const { output } = runQuietly(COMMANDS[kindOf(mutation)](file, words), environment, copy);
  try {
    const outcomes = readOutcomes(JSON.parse(readFileSync(report, 'utf8')), realpathSync(copy));
    return outcomes.get(nameOfTest(mutation)) ?? 'not run';
  } catch {
    console.error(output);
    return 'not run';
  }
}
