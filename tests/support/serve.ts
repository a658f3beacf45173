import type { Server } from 'node:http';
import { listen } from '../../scripts/shared/listen';
import { test } from './test';

/**
 * Runs a server for the tests of the calling file or group.
 *
 * @returns what gives its origin to them
 */
export function serveForTests(create: () => Server): () => string {
  let server: Server;
  let origin = '';
  test.beforeAll(async () => {
    server = create();
    ({ origin } = await listen(server));
  });
  // A browser keeps connections open for a minute.
  test.afterAll(() => server.close().closeAllConnections());
  return () => origin;
}
