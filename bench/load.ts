import autocannon from 'autocannon';
import { startNginx } from '../scripts/nginx/startNginx';
import { precompress } from '../scripts/precompress/precompress';
import { builtSite } from '../scripts/shared/builtSite';
import { exitWith } from '../scripts/shared/exitWith';
import { ROUTES } from '../tests/support/routes';

/** Load-tests nginx on this machine with the pages of the built site. Returns whether every response was a page. */
async function main(): Promise<boolean> {
  const site = builtSite();
  const nginx = await startNginx(site);
  try {
    await precompress(site);
    const result = await autocannon({
      url: nginx.origin,
      connections: 20,
      duration: 20,
      headers: { 'accept-encoding': 'gzip, deflate, br' },
      requests: ROUTES.map(({ path }) => ({ path })),
    });
    console.log(autocannon.printResult(result));
    return result.errors === 0 && result.non2xx === 0;
  } finally {
    await nginx.stop();
  }
}

exitWith(main);
