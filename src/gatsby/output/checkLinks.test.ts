import { mkdirSync, rmSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { folderPerFile } from '../../../tests/support/folder';
import type { checkLinks as CheckLinks, htmlLinks as HtmlLinks } from './checkLinks';

const { inFolder, write } = folderPerFile({ workIn: true });
let checkLinks: typeof CheckLinks;
let htmlLinks: typeof HtmlLinks;

beforeAll(async () => {
  write('public/img/cat.png');
  mkdirSync('public/docs/api', { recursive: true });
  ({ checkLinks, htmlLinks } = await import('./checkLinks'));
});

const category = { path: '/docs/category/api', items: [{ path: '/docs/intro' }] };

/** The reports of a build in which the page /docs/intro has these links. */
function check(...targets: string[]) {
  const told: unknown[] = [];
  const component = (path: string) =>
    inFolder('src', path === '/' ? 'pages/index.tsx' : `templates/${path.startsWith('/old') ? 'redirect' : 'doc'}.tsx`);
  const pages = ['/', '/docs', '/docs/intro', '/about', '/demo', '/old'].map((path) => ({
    path,
    component: component(path),
  }));
  const reporter = { panic: (message: unknown) => told.push(message) };
  const links = Object.fromEntries(targets.map((target) => [target, target]));
  const intro = { path: '/docs/intro', file: 'content/docs/5/intro.mdx', anchors: ['usage'], links };
  const about = { path: '/about', file: 'content/pages/about.mdx', anchors: ['licence'], links: {} };
  const versions = [{ path: '/docs', sidebar: [category] as never }];
  checkLinks({ pathPrefix: '', reporter: reporter as never }, { pages: [intro, about], versions }, pages);
  return told;
}

test.each([
  ...['/', '/docs', '/about#licence', '/demo#showNotToggle=true', '/old'],
  ...['/img/cat.png', '/img/cat.png#ear', '/img/cat.png?v=2'],
])('a link to %s passes', (link) => {
  expect(check(link)).toEqual([]);
});

test.each([
  ['/about#usage', 'no heading #usage there'],
  ['/demos', 'no such page'],
  ['/img/dog.png', 'no such page'],
  ['/docs/api', 'no such page'],
])('a link to %s fails the build', { tags: 'broken-links' }, (link, reason) => {
  expect(check('/docs', link)).toEqual([
    `Broken links: 1\n  content/docs/5/intro.mdx (/docs/intro): ${link} (${reason})`,
  ]);
});

test('the links of a page in code are checked', () => {
  const html = '<a href="/docs/intro#use">a</a><a href="/docs/intro#usage">b</a><a href="/demos">c</a>';
  const file = write('public/index.html', html);
  try {
    expect(check()).toEqual([
      'Broken links: 2\n  src/pages/index.tsx (/): /docs/intro#use (no heading #use there)\n  src/pages/index.tsx (/): /demos (no such page)',
    ]);
  } finally {
    rmSync(file);
  }
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
