import { expect, test } from 'vitest';
import { headersFor, parseHeaders } from '../../../scripts/serve/rules';
import { headerRules, renderHeaders, type HeaderRule } from './headers';

test('writes a block for each rule, under the path prefix', () => {
  const rules: HeaderRule[] = [
    { path: '/*', headers: { 'X-A': 'one', 'X-B': 'two' } },
    { path: '/static/*', headers: { 'X-A': 'three' } },
  ];
  expect(renderHeaders(rules, '/site')).toBe('/site/*\n  X-A: one\n  X-B: two\n\n/site/static/*\n  X-A: three\n');
});

const EVERYWHERE = "frame-ancestors 'self'";
const PAGE_POLICY = "script-src 'self'";
const PAGES = ['/', '/404', '/docs', '/docs/intro', '/demo/antd'];
const SETTINGS = { siteUrl: 'https://example.com', pages: PAGES, policy: PAGE_POLICY, isPreview: false };
const rulesFor = (...versions: string[]) => headerRules({ ...SETTINGS, versions });
const FOREVER = 'public, max-age=31536000, immutable';

test.each(['', '/site'])('the rules of the site, served under %j', (prefix) => {
  const blocks = parseHeaders(renderHeaders(rulesFor('5', 'next'), prefix));
  const headersOf = (path: string) => headersFor(blocks, `${prefix}${path}`);

  for (const path of ['/', '/docs/intro', '/404.html', '/static/a-1.png']) {
    expect(headersOf(path), path).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': expect.stringContaining(EVERYWHERE),
    });
  }
  for (const path of ['/', '/docs', '/docs/intro', '/404.html', '/demo/antd', '/playground/5/frame.html']) {
    expect(headersOf(path), path).toHaveProperty('X-Frame-Options', 'SAMEORIGIN');
  }
  for (const path of ['/', '/docs', '/docs/intro', '/404.html', '/demo/antd']) {
    expect(headersOf(path), path).toMatchObject({
      'Strict-Transport-Security': 'max-age=31536000',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': expect.stringContaining('camera=()'),
    });
  }
  for (const path of [
    '/app-1.js',
    '/playground/a-1.js',
    '/playground/a-1.css',
    '/styles/rqb-5-1.css',
    '/static/a-1.png',
  ]) {
    expect(headersOf(path), path).toMatchObject({ 'Cache-Control': FOREVER });
  }
  for (const path of [
    '/',
    '/docs/intro',
    '/page-data/index/page-data.json',
    '/chunk-map.json',
    '/favicon.svg',
    '/js/console.js',
  ]) {
    expect(headersOf(path), path).not.toHaveProperty('Cache-Control');
  }
  expect(headersOf('/search-index/5.json')).toHaveProperty('Cache-Control', 'no-cache');
  expect(headersOf('/docs/intro.md')).toHaveProperty('Content-Type', 'text/markdown; charset=utf-8');
  expect(headersOf('/llms/5.txt')).toHaveProperty('Content-Type', 'text/plain; charset=utf-8');
  expect(headersOf('/docs/intro')).not.toHaveProperty('Content-Type');
});

// With and without extension, because hosts serve both.
test.each(['/playground/5/frame.html', '/playground/next/frame'])('code of readers runs in a sandbox: %s', (path) => {
  const headers = headersFor(rulesFor('5', 'next'), path);
  const policies = headers['Content-Security-Policy']?.split(', ');
  expect(policies).toEqual([EVERYWHERE, expect.stringMatching(/^sandbox allow-scripts; default-src 'none';/)]);
  expect(headers).not.toHaveProperty('Cache-Control');
});

test('only the worker of the demo may compile WebAssembly', () => {
  const policyOf = (path: string) => headersFor(rulesFor('5'), path)['Content-Security-Policy'];
  expect(policyOf('/demo-engines-1a2b.js')).toContain("script-src 'self' 'wasm-unsafe-eval'");
  for (const path of ['/', '/demo', '/demo/antd', '/demo-rows-1a2b.js', '/app-1.js', '/playground/5/frame.html']) {
    expect(policyOf(path), path).not.toContain('wasm');
  }
});

test.each([
  '/',
  '/app-1.js',
  '/demo-engines-1.js',
  '/playground/5/frame.html',
  '/playground/a-1.css',
  '/playground/a-1.js',
  '/static/a-1.png',
])('no header of %s except the policy is set by two rules', (path) => {
  const names = rulesFor('5').flatMap((rule) => {
    const isAbout = Object.keys(headersFor([rule], path)).length > 0;
    return isAbout ? Object.keys(rule.headers).filter((name) => name !== 'Content-Security-Policy') : [];
  });
  expect(names).toEqual([...new Set(names)]);
});

test('previews, and only previews, tell search engines not to index them', () => {
  const robots = (isPreview: boolean, path: string) =>
    headersFor(headerRules({ ...SETTINGS, versions: ['5'], isPreview }), path)['X-Robots-Tag'];
  for (const path of ['/', '/docs/intro', '/docs/intro.md', '/nowhere']) {
    expect(robots(true, path), path).toBe('noindex');
    expect(robots(false, path), path).toBeUndefined();
  }
});
