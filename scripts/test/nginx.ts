import { startNginx } from '../nginx/startNginx';
import { precompress } from '../precompress/precompress';
import { builtSite } from '../shared/builtSite';
import { exitWith } from '../shared/exitWith';
import { runCommand } from '../shared/run';

/**
 * Runs the end-to-end tests against nginx, with the project's configuration and precompressed files.
 *
 * @returns whether every test passed
 */
async function testNginx(options: readonly string[]): Promise<boolean> {
  const site = builtSite();
  const nginx = await startNginx(site);
  try {
    await precompress(site);
    return await runCommand(['playwright', 'test', ...options], {
      ...process.env,
      E2E_PROJECT: 'nginx',
      NGINX_ORIGIN: nginx.origin,
    });
  } finally {
    await nginx.stop();
  }
}

exitWith(() => testNginx(process.argv.slice(2)));
