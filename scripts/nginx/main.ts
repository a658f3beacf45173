import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readEnvironment } from '../../src/gatsby/environment';
import { builtSite } from '../shared/builtSite';
import { exitWith } from '../shared/exitWith';
import { siteConfig } from './siteConfig';

/** Relative to the project. */
const FILE = 'deploy/nginx/site.conf';

function main(): void {
  const config = siteConfig(builtSite(), readEnvironment(process.env));
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, config);
  console.log(`${FILE} is written.`);
}

exitWith(main);
