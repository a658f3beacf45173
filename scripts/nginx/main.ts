import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readEnvironment } from '../../src/gatsby/environment';
import { exitWith } from '../shared/exitWith';
import { NGINX_CONFIG_FILE, siteConfig } from './siteConfig';

function main(): void {
  const config = siteConfig(readEnvironment(process.env));
  mkdirSync(dirname(NGINX_CONFIG_FILE), { recursive: true });
  writeFileSync(NGINX_CONFIG_FILE, config);
  console.log(`${NGINX_CONFIG_FILE} is written.`);
}

exitWith(main);
