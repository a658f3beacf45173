import { rmSync, writeFileSync } from 'node:fs';
import { buildLog, SETTINGS } from '../../tests/configured/settings';
import { copyProject } from '../shared/copyProject';
import { makeAuthorChanges } from './authorChanges';
import { exitWith } from '../shared/exitWith';
import { run, runQuietly } from '../shared/run';

/**
 * Builds the site once more, in a copy that its authors have changed and with all its settings, and runs the end-to-end
 * tests of that build.
 *
 * @param options for Playwright, such as the name of a file
 * @returns whether the site was built and every test passed
 */
async function testConfigured(options: readonly string[]): Promise<boolean> {
  const copy = copyProject(process.cwd(), 'configured');
  const environment = { ...process.env, CONFIGURED_SITE: copy };
  try {
    makeAuthorChanges(copy);
    // Tests may run beside it, which wait for what they do.
    const { succeeded, output } = runQuietly(
      ['nice', 'npm', 'run', '--silent', 'build'],
      { ...environment, ...SETTINGS },
      copy,
    );
    writeFileSync(buildLog(copy), output);
    if (!succeeded) console.error(output);
    return (
      succeeded &&
      (await run(['playwright', 'test', '--config', 'playwright.configured.config.ts', ...options], environment))
    );
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

exitWith(() => testConfigured(process.argv.slice(2)));
