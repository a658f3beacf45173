import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { checkLinks as CheckLinks, htmlLinks as HtmlLinks, siteLinks as SiteLinks } from './checkLinks';

const before = process.cwd();
let root: string;
let checkLinks: typeof CheckLinks;
let htmlLinks: typeof HtmlLinks;
let siteLinks: typeof SiteLinks;

const readContent = { readSite: vi.fn(), readRedirects: vi.fn() };

beforeAll(async () => {
  vi.doMock('../content/readContent', async (load) => ({ ...(await load<object>()), ...readContent }));
  root = mkdtempSync(join(tmpdir(), 'check-links-'));
  for (const folder of ['img', 'docs/api']) mkdirSync(join(root, 'public', folder), { recursive: true });
  writeFileSync(join(root, 'public', 'img', 'cat.png'), '');
  process.chdir(root);
  ({ checkLinks, htmlLinks, siteLinks } = await import('./checkLinks'));
});
afterAll(() => {
  process.chdir(before);
  rmSync(root, { recursive: true });
});

const category = { path: '/docs/category/api', items: [{ path: '/docs/intro' }] };
const noLinks = { announcement: null, footer: [] };

/** The reports of a build in which the page /docs/intro has these links. */
async function checkSite(links: Record<string, string>, site: object, redirects: { from: string; to: string }[]) {
  const told: unknown[] = [];
  const component = (path: string) =>
    join(
      root,
      'src',
      path === '/' ? 'pages/index.tsx' : `templates/${path.startsWith('/old') ? 'redirect' : 'doc'}.tsx`,
    );
  readContent.readSite.mockReturnValue(site);
  readContent.readRedirects.mockReturnValue(redirects.map((rule, index) => ({ ...rule, line: index + 2 })));
  const pages = ['/', '/docs', '/docs/intro', '/about', '/demo', '/old'].map((path) => ({
    path,
    component: component(path),
  }));
  const reporter = {
    panic: (message: unknown) => told.push(message),
    warn: (message: string) => told.push(`Warning: ${message}`),
  };
  const intro = { path: '/docs/intro', file: 'content/docs/5/intro.mdx', anchors: ['usage'], links };
  const about = { path: '/about', file: 'content/pages/about.mdx', anchors: ['licence'], links: {} };
  const versions = [{ path: '/docs', sidebar: [category] as never }];
  checkLinks({ pathPrefix: '', reporter: reporter as never }, { pages: [intro, about], versions }, pages);
  return told;
}

const plain = (...links: string[]) => Object.fromEntries(links.map((link) => [link, link]));
const check = (...links: string[]) => checkSite(plain(...links), noLinks, [{ from: '/old', to: '/demo' }]);

test.each(['/', '/docs', '/about#licence', '/demo#showNotToggle=true', '/old', '/img/cat.png'])(
  'a link to %s passes',
  async (link) => {
    expect(await check(link)).toEqual([]);
  },
);

test.each([
  ['/about#usage', 'no heading #usage there'],
  ['/demos', 'no such page'],
  ['/img/dog.png', 'no such page'],
  ['/docs/api', 'no such page'],
])('a link to %s fails the build', { tags: 'broken-links' }, async (link, reason) => {
  expect(await check('/docs', link)).toEqual([
    `Broken links: 1\n\ncontent/docs/5/intro.mdx (/docs/intro)\n  ${link} (${reason})`,
  ]);
});

test('the links of site.yml are checked', async () => {
  const announcement = { link: { to: '/docs/next' } };
  const footer = [{ links: [{ to: '/about#licence' }, { to: '/about#usage' }, { to: 'https://a.example' }] }];
  expect(await checkSite({}, { announcement, footer }, [])).toEqual([
    'Broken links: 2\n\ncontent/site.yml\n  /docs/next (no such page)\n  /about#usage (no heading #usage there)',
  ]);
});

test.each([
  ['/old', '/nowhere', '/nowhere (no such page, for the redirect from /old)'],
  ['/docs/intro', '/demo', '/docs/intro (there is a page at the path to redirect)'],
  ['/docs/category/api', '/demo', '/docs/category/api (there is a page at the path to redirect)'],
  ['/docs', '/demo', '/docs (there is a page at the path to redirect)'],
  ['/about', '/demo', '/about (there is a page at the path to redirect)'],
])('a redirect from %s to %s fails the build', async (from, to, line) => {
  expect(await checkSite({}, noLinks, [{ from, to }])).toEqual([
    `Broken links: 1\n\ncontent/redirects.yml:2\n  ${line}`,
  ]);
});

test('a link to a missing file of a page is only a warning', { tags: 'markdown-links' }, async () => {
  const links = { './exprt.mdx#sql': '/docs/exprt#sql', '../old.md': '/docs/old-one' };
  expect(await checkSite(links, noLinks, [])).toEqual([
    'Warning: Links to missing files of pages. Broken links: 2\n\ncontent/docs/5/intro.mdx (/docs/intro)\n' +
      '  ./exprt.mdx#sql -> /docs/exprt#sql (no such page)\n  ../old.md -> /docs/old-one (no such page)',
  ]);
});

test('the links of a page in code are checked', async () => {
  const file = join(root, 'public', 'index.html');
  writeFileSync(file, '<a href="/docs/intro#use">a</a><a href="/docs/intro#usage">b</a><a href="/demos">c</a>');
  try {
    expect(await check()).toEqual([
      'Broken links: 2\n\nsrc/pages/index.tsx (/)\n  /docs/intro#use (no heading #use there)\n  /demos (no such page)',
    ]);
  } finally {
    rmSync(file);
  }
});

test('site.yml needs neither an announcement nor a link in it', () => {
  expect(siteLinks({ announcement: { id: 'a', text: 'News' }, footer: [] }).links).toEqual({});
  // GraphQL returns null for missing values.
  expect(siteLinks({ announcement: null, footer: [] } as never).links).toEqual({});
  expect(siteLinks({ announcement: { id: 'a', text: 'News', link: null }, footer: [] } as never).links).toEqual({});
});

test.each([
  ['<a href="/demo">a</a><a class="b" href="/demo#x">c</a><a href="/demo">d</a>', '', ['/demo', '/demo#x']],
  ['<a href="/docs?a=1&amp;b=2">a</a>', '', ['/docs?a=1&b=2']],
  ['<a href="/demo#it&#x27;s">a</a>', '', ["/demo#it's"]],
  ['<a href="#main">a</a><a href="">b</a>', '', ['#main', '']],
  ['<a href="https://a.example/b">a</a><a href="//a.example">b</a><a href="mailto:a@b.c">d</a>', '', []],
  ['<link href="/a.css"><area href="/b"><a data-href="/c">c</a><abbr href="/d">', '', []],
  ['<a href="/site/demo">a</a><a href="/site/#b">b</a><a href="/site/">c</a>', '/site', ['/demo', '/#b', '/']],
  ['<a href="/site">a</a><a href="">b</a>', '/site', ['/', '']],
  ['<a href="/sites/demo">a</a>', '/site', ['/sites/demo']],
])('reads the links of %s under %j', (html, prefix, expected) => {
  expect(htmlLinks(html, prefix)).toEqual(expected);
});
