import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readEnvironment } from '../../src/build/environment';
import { CONFIG_FILE, siteConfig } from './siteConfig';

/** Writes the configuration of nginx for the settings of the environment. */
mkdirSync(dirname(CONFIG_FILE), { recursive: true });
writeFileSync(CONFIG_FILE, siteConfig(readEnvironment(process.env)));
console.log(`${CONFIG_FILE} is written.`);
