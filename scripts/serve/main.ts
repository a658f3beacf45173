import { readEnvironment } from '../../src/gatsby/environment';
import { builtSite } from '../shared/builtSite';
import { exitWith } from '../shared/exitWith';
import { listen } from '../shared/listen';
import { createSiteServer } from './createSiteServer';

const DEFAULT_PORT = 9000;

/** The PORT variable; 0 means any free port. Throws Error for an invalid port. */
function readPort({ PORT = '' }: NodeJS.ProcessEnv): number {
  const port = PORT === '' ? DEFAULT_PORT : Number(PORT);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT=${PORT}: expected a number from 0 to 65535.`);
}

async function main(): Promise<void> {
  const { pathPrefix } = readEnvironment(process.env);
  const port = readPort(process.env);
  const folder = builtSite();
  try {
    const { origin } = await listen(createSiteServer(folder, pathPrefix), port);
    console.log(`The site is at ${origin}${pathPrefix}/`);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === 'EADDRINUSE' ? `port ${port} is in use: set PORT to another one` : message;
    throw new Error(`The site could not be served: ${reason}.`, { cause: error });
  }
}

exitWith(main);
