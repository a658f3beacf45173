import { expect, test } from 'vitest';
import { headersFor, parseHeaders } from '../../../scripts/serve/rules';
import { HEADER_RULES, renderHeaders, type HeaderRule } from './headers';

test('a block for each rule, under the path prefix', () => {
  const rules: HeaderRule[] = [
    { path: '/*', headers: { 'X-A': 'one', 'X-B': 'two' } },
    { path: '/static/*', headers: { 'X-A': 'three' } },
  ];
  expect(renderHeaders(rules, '/site')).toBe('/site/*\n  X-A: one\n  X-B: two\n\n/site/static/*\n  X-A: three\n');
});

const FOREVER = 'public, max-age=31536000, immutable';

test.each(['', '/site'])('the rules of the site, served under %j', (prefix) => {
  const blocks = parseHeaders(renderHeaders(HEADER_RULES, prefix));
  const headersOf = (path: string) => headersFor(blocks, `${prefix}${path}`);

  for (const path of ['/', '/docs/intro', '/404.html', '/static/a-1.png']) {
    expect(headersOf(path), path).toMatchObject({ 'X-Content-Type-Options': 'nosniff', 'X-Frame-Options': 'DENY' });
  }
  for (const path of ['/app-1.js', '/styles/rqb-5-1.css', '/static/a-1.png']) {
    expect(headersOf(path), path).toMatchObject({ 'Cache-Control': FOREVER });
  }
  for (const path of ['/', '/docs/intro', '/page-data/index/page-data.json', '/chunk-map.json', '/favicon.svg']) {
    expect(headersOf(path), path).not.toHaveProperty('Cache-Control');
  }
});
