import { createServer } from 'node:net';
import { readEnvironment } from '../../src/gatsby/environment';
import { exitWith } from '../shared/exitWith';
import { listenAtPort } from './listenAtPort';

/** Fails for settings that are wrong, and for a port that is taken, before a build that takes minutes. */
async function main(): Promise<void> {
  const server = createServer();
  await listenAtPort(server, readEnvironment(process.env).port);
  server.close();
}

exitWith(main);
