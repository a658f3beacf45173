import { expect, test } from 'vitest';
import { readEnvironment } from '../../src/gatsby/environment';
import { folderPerTest } from '../../tests/support/folder';
import { siteConfig } from './siteConfig';

const { inFolder, write } = folderPerTest();

test('a file with a target extension gets a redirect, unless a page has its path', () => {
  for (const name of ['demo.zip', 'setup.exe']) write(name);
  const config = siteConfig(readEnvironment({}), { files: inFolder() });
  expect(config).toContain('location = /setup { return 301 /setup.exe$is_args$args; }');
  expect(config).not.toContain('location = /demo ');
});

test('the address of a deploy takes the place of localhost', () => {
  const config = siteConfig(readEnvironment({ SITE_URL: 'https://docs.example' }));
  expect(config).toContain('    server_name docs.example;\n');
  expect(config).toContain(" script-src 'self' https://docs.example 'unsafe-eval';");
  expect(config).not.toContain('localhost');
});
