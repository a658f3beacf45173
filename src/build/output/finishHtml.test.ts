import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pagePathScript } from '../../runtime/inlineScripts';
import { startScript } from '../../runtime/startScript';
import {
  finishHtml,
  forbiddenScripts,
  withLateScripts,
  withoutChunkMap,
  withoutEmptyStyles,
  withPolicy,
} from './finishHtml';
import type { PagePolicy } from './securityPolicy';

const MAP = '<script id="gatsby-chunk-mapping">window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";</script>';
const LOADER = '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/docs/intro";/*]]>*/</script>';
const BUILD = '<script>window.___webpackCompilationHash="5f2c0cd4f0";</script>';
const STYLE = '<style data-emotion="css-global 0"></style>';
const DATA = '<script type="application/ld+json">{"@type":"Article"}</script>';
const LAST = '/js/last.js';
const policy: PagePolicy = {
  scripts: ['first()', pagePathScript(), startScript()],
  inPage: "script-src 'self'",
  inHeader: '',
};
const OPTIONS = { lastScript: LAST, policy };

const head = (meta = '') => `<head><meta charSet="utf-8"/>${meta}<script>first()</script>${DATA}</head>`;
const PAGE = `${head()}<body>${STYLE}${LOADER}${MAP}${BUILD}<script src="/app-1.js" async></script></body>`;
const FINISHED =
  head(`<meta http-equiv="Content-Security-Policy" content="script-src 'self'"/>`) +
  `<body><script data-page="/docs/intro">${pagePathScript()}</script>` +
  `<script data-build="5f2c0cd4f0" data-scripts="/app-1.js /js/last.js">${startScript()}</script></body>`;

test.each([
  [PAGE, PAGE.replace(MAP, '')],
  [`<body>${MAP}\n${LOADER}</body>`, `<body>${LOADER}</body>`],
  ['<script\n  id="gatsby-chunk-mapping"\n>\na\n</script><p>b</p>', '<p>b</p>'],
  [FINISHED, FINISHED],
  ['', ''],
])('%j', (html, expected) => {
  expect(withoutChunkMap(html)).toBe(expected);
});

test.each([
  [
    '<div><style data-emotion="css-global k7zd1o"></style><style data-emotion="css-global 0"></style><p>a</p></div>',
    '<div><p>a</p></div>',
  ],
  ['<style data-emotion="css a1">.a{color:red}</style>', '<style data-emotion="css a1">.a{color:red}</style>'],
  ['<style></style>', '<style></style>'],
])('of the style elements in %j, those of Emotion that are empty go', (html, expected) => {
  expect(withoutEmptyStyles(html)).toBe(expected);
});

test('scripts that a browser would fetch with the page wait, in their order', () => {
  const tags = '<script src="/runtime-1.js" async></script><script src="/app-2.js" async=""></script>';
  expect(withLateScripts(`<p>a</p>${BUILD}${tags}<p>b</p>`, LAST)).toBe(
    `<p>a</p><script data-build="5f2c0cd4f0" data-scripts="/runtime-1.js /app-2.js /js/last.js">${startScript()}</script><p>b</p>`,
  );
});

test('a page says its policy once, and the one of the last build', () => {
  const old = withPolicy(PAGE, "script-src 'none'");
  expect(old).toContain(
    `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="script-src 'none'"/>`,
  );
  expect(withPolicy(old, "script-src 'self'")).toBe(withPolicy(PAGE, "script-src 'self'"));
});

test.each([
  ['<script>first()</script>', []],
  ['<script data-a="b">other()</script>', ['other()']],
  ['<script type="application/ld+json">{}</script><script type="text/plain">text</script>', []],
  ['<script src="/a.js" async></script>', []],
  ['<script>first()</script>\n<script>\nfirst()</script>', ['\nfirst()']],
])('in %j, the policy forbids %j', (html, expected) => {
  expect(forbiddenScripts(html, policy.scripts)).toEqual(expected);
});

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'finish-html-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(name: string, content: string) {
  const file = join(folder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  return file;
}

test('every page is finished, however deep and however many, and no other file', async () => {
  const names = ['index.html', '404.html', 'docs/4/api/export/index.html'];
  for (let page = 0; page < 150; page++) names.push(`docs/page-${page}.html`);
  const pages = await Promise.all(names.map((name) => write(name, PAGE)));
  const data = await write('page-data/app-data.json', PAGE);
  await mkdir(join(folder, 'folder.html'));

  finishHtml(folder, OPTIONS);

  const contents = await Promise.all(pages.map((file) => readFile(file, 'utf8')));
  expect(new Set(contents)).toEqual(new Set([FINISHED]));
  expect(await readFile(data, 'utf8')).toBe(PAGE);
});

test('a page with a script that its policy forbids fails, by its file', async () => {
  const file = await write('docs/intro/index.html', PAGE.replace('first()', 'window.late="/docs/intro"'));
  expect(() => finishHtml(folder, OPTIONS)).toThrow(`${file}: the policy of the site allows no script`);
});

test('a page without a place for its policy fails', async () => {
  await write('index.html', '<p>a</p>');
  expect(() => finishHtml(folder, OPTIONS)).toThrow('index.html: expected <meta charSet="utf-8"/>');
});

test.each(['playground/5/frame.html', '_gatsby/slices/scripts.html'])('%s is no page', async (name) => {
  const file = await write(name, '<p>part</p>');
  finishHtml(folder, OPTIONS);
  expect(await readFile(file, 'utf8')).toBe('<p>part</p>');
});

test('a page that an earlier build finished, with scripts that were others then, is brought up to date', async () => {
  const old = FINISHED.replace(pagePathScript(), 'old()').replace(startScript(), 'older()').replace("'self'", "'none'");
  const file = await write('index.html', old);
  finishHtml(folder, OPTIONS);
  expect(await readFile(file, 'utf8')).toBe(FINISHED);
});

test('a page that is finished is not written again', async () => {
  const file = await write('index.html', FINISHED);
  const before = new Date('2020-01-01T00:00:00Z');
  await utimes(file, before, before);
  finishHtml(folder, OPTIONS);
  expect((await stat(file)).mtime).toEqual(before);
});

test('it gives what the pages say of themselves, by their paths', async () => {
  await write('docs/intro/index.html', PAGE.replace('</head>', '<meta property="og:title" content="Intro"/></head>'));
  await write('404.html', PAGE);
  expect(finishHtml(folder, OPTIONS)).toMatchObject([{ path: '/docs/intro', head: { title: 'Intro' } }]);
});
