import { afterEach, beforeEach } from 'vitest';
import { startAlgoliaServer, type AlgoliaServer } from './algoliaServer';

/** The server of the current test: see `startServerPerTest`. */
export let server: AlgoliaServer;

/** Starts a server before each test of the calling file and closes it after. */
export function startServerPerTest(): void {
  beforeEach(async () => {
    server = await startAlgoliaServer();
  });
  afterEach(async () => {
    await server.close();
  });
}
