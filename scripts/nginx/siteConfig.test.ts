import { expect, test } from 'vitest';
import { readEnvironment } from '../../src/gatsby/environment';
import { folderPerTest } from '../../tests/support/folder';
import { siteConfig } from './siteConfig';

const { inFolder, write } = folderPerTest();

test('has the redirects and headers of the built site, but for what patterns say of all pages', () => {
  write('_redirects', '/old /demo 301!\n/docs/intro.htm /docs/intro 301\n');
  write('_headers', '/fonts/*\n  Cache-Control: forever\n\n/docs/intro\n  Link: <intro.md>\n  Vary: Accept\n');
  const config = siteConfig(inFolder(), readEnvironment({ SITE_URL: 'https://docs.example' }));
  expect(config).toContain('    server_name docs.example;\n');
  expect(config).toContain('location = /old { return 301 /demo$is_args$args; }');
  expect(config).toContain('"~^/fonts/.*$" "forever";');
  expect(config).not.toContain('/docs/intro');
});
