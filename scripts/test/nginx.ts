import { resolve } from 'node:path';
import { startNginx } from '../nginx/startNginx';
import { precompressBuilt } from '../precompress/precompressBuilt';
import { exitWith } from '../shared/exitWith';
import { run } from '../shared/run';

/**
 * Serves the built site by nginx, with the configuration in the project and the compressed files, and runs the
 * end-to-end tests of playwright.nginx.config.ts against it.
 *
 * @param options for Playwright, such as the name of a file
 * @returns whether every test passed
 */
async function testNginx(options: readonly string[]): Promise<boolean> {
  const nginx = await startNginx(resolve('public'));
  try {
    await precompressBuilt();
    return await run(['playwright', 'test', '--config', 'playwright.nginx.config.ts', ...options], {
      ...process.env,
      NGINX_ORIGIN: nginx.origin,
    });
  } finally {
    await nginx.stop();
  }
}

exitWith(() => testNginx(process.argv.slice(2)));
