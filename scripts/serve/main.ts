import { readEnvironment } from '../../src/gatsby/environment';
import { builtSite } from '../shared/builtSite';
import { exitWith } from '../shared/exitWith';
import { createSiteServer } from './createSiteServer';
import { listenAtPort } from './listenAtPort';

async function main(): Promise<void> {
  const { pathPrefix, port } = readEnvironment(process.env);
  const folder = builtSite();
  const effort = process.env.COMPRESS_QUICKLY ? 'quick' : 'best';
  const origin = await listenAtPort(createSiteServer(folder, pathPrefix, effort), port);
  console.log(`The site is at ${origin}${pathPrefix}/`);
}

exitWith(main);
