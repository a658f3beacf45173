import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnvironment } from '../../src/gatsby/environment';
import { CONFIG_FILE, siteConfig } from './siteConfig';

test('the configuration in the project is the one of this site: "npm run nginx" writes it', () => {
  expect(readFileSync(CONFIG_FILE, 'utf8')).toBe(siteConfig(readEnvironment({})));
});

test('a file that ends in a target extension gets its redirect, but never over a page', () => {
  const files = mkdtempSync(join(tmpdir(), 'static-'));
  for (const name of ['demo.zip', 'setup.exe']) writeFileSync(join(files, name), '');
  const config = siteConfig(readEnvironment({}), files);
  rmSync(files, { recursive: true });
  expect(config).toContain('location = /setup { return 301 /setup.exe$is_args$args; }');
  expect(config).not.toContain('location = /demo ');
});
