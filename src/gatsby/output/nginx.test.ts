import { expect, test } from 'vitest';
import type { HeaderRule } from './headers';
import { renderNginx } from './nginx';

const headersOf = (prefix: string): HeaderRule[] => [
  { path: `${prefix}/*`, headers: { 'X-A': 'one', 'Content-Security-Policy': "frame-src 'self'" } },
  { path: `${prefix}/fonts/*`, headers: { 'Cache-Control': 'forever' } },
  { path: `${prefix}/*.md`, headers: { 'Content-Type': 'text/markdown' } },
  { path: `${prefix}/play/frame.html`, headers: { 'Content-Security-Policy': 'sandbox' } },
];
const render = (prefix: string) =>
  renderNginx([{ from: `${prefix}/old`, to: `${prefix}/demo` }], headersOf(prefix), prefix, 'docs.example', '/srv');

test('redirects keep the search, under the path prefix', () => {
  expect(render('')).toContain('location = /old { return 301 /demo$is_args$args; }');
  expect(render('/site')).toContain('location = /site/old { return 301 /site/demo$is_args$args; }');
});

test('headers of all files are constant, and those of some files depend on the path', () => {
  const config = render('/site');
  expect(config).toContain('    add_header X-A "one" always;\n');
  expect(config).toContain('    add_header Content-Security-Policy "frame-src \'self\'" always;\n');
  expect(config).toContain(
    'map $uri $header_cache_control {\n    default "public, max-age=0, must-revalidate";\n    "~^/site/fonts/.*$" "forever";\n}',
  );
  expect(config).toContain(
    'map $uri $header_content_security_policy {\n    default "";\n    "~^/site/play/frame\\.html$" "sandbox";\n}',
  );
  expect(config).toContain('    add_header Content-Security-Policy $header_content_security_policy always;\n');
});

test('the content type is left to nginx', () => {
  expect(render('')).not.toContain('Content-Type');
});

test('a page leads to its twin, and clients that prefer markdown get it', () => {
  const config = render('/site');
  expect(config).toContain(
    `"~^/site/index\\.html$" '</site/index.md>;rel=alternate;type="text/markdown",</site/llms.txt>`,
  );
  expect(config).toContain(`"~/(?<name>[^/]+)/index\\.html$" '<$name.md>;rel=alternate;`);
  expect(config).toContain('    "~/index\\.html$" "Accept";');
  expect(config.match(/if \(-f \$document_root\$twin\) \{ rewrite \^ \$twin last; \}/g)).toHaveLength(2);
});

test('only a site below a path redirects from the root', () => {
  expect(render('/site')).toContain('location = / { return 302 /site/; }');
  expect(render('')).not.toContain('return 302');
});
