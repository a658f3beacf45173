import { createServer } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { listen } from '../../scripts/shared/listen';
import { watchSite } from './watchedSite';

afterEach(() => vi.unstubAllEnvs());

test('reports an address at which another server listens', async () => {
  const other = createServer();
  const { port, origin } = await listen(other);
  vi.stubEnv('SITE_URL', origin);
  await expect(watchSite('public')).rejects.toThrow(`port ${port} is in use: stop the server that listens there`);
  other.close();
});

test('the site is at the address that it was built for', async () => {
  const other = createServer();
  const { origin } = await listen(other);
  await new Promise((closed) => other.close(closed));
  vi.stubEnv('SITE_URL', origin);
  const site = await watchSite('public');
  expect(site.origin).toBe(origin);
  site.close();
});
