import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEnvironment } from '../../src/build/environment';
import { CONFIG_FILE, siteConfig } from './siteConfig';

test('the configuration in the project is the one of this site: "npm run nginx" writes it', () => {
  expect(readFileSync(CONFIG_FILE, 'utf8')).toBe(siteConfig(readEnvironment({})));
});
