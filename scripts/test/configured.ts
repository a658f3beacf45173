import { rmSync, writeFileSync } from 'node:fs';
import { buildLog, SETTINGS } from './configuredSettings';
import { copyProject } from '../shared/copyProject';
import { makeAuthorChanges } from './authorChanges';
import { exitWith } from '../shared/exitWith';
import { runCommand, runQuietly } from '../shared/run';

/**
 * Builds a copy of the site with author changes and all settings, and runs the end-to-end tests of that build.
 *
 * @returns whether the build and every test passed
 */
async function testConfigured(options: readonly string[]): Promise<boolean> {
  const copy = copyProject(process.cwd(), 'configured');
  const environment = { ...process.env, E2E_PROJECT: 'configured', CONFIGURED_SITE: copy };
  try {
    await makeAuthorChanges(copy);
    // `nice`, because other tests with timeouts may run at the same time.
    const { succeeded, output } = runQuietly(
      ['nice', 'npm', 'run', '--silent', 'build'],
      { ...environment, ...SETTINGS },
      copy,
    );
    writeFileSync(buildLog(copy), output);
    if (!succeeded) console.error(output);
    return succeeded && (await runCommand(['playwright', 'test', ...options], environment));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

exitWith(() => testConfigured(process.argv.slice(2)));
