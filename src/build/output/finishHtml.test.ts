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

const finishAll = (options = OPTIONS) => finishHtml(folder, options, join(folder, 'finished.json'));

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

  finishAll();

  const contents = await Promise.all(pages.map((file) => readFile(file, 'utf8')));
  expect(new Set(contents)).toEqual(new Set([FINISHED]));
  expect(await readFile(data, 'utf8')).toBe(PAGE);
});

test('a page with a script that its policy forbids fails, by its file', async () => {
  const file = await write('docs/intro/index.html', PAGE.replace('first()', 'window.late="/docs/intro"'));
  expect(() => finishAll()).toThrow(`${file}: the policy of the site allows no script`);
});

test('a page without a place for its policy fails', async () => {
  await write('index.html', '<p>a</p>');
  expect(() => finishAll()).toThrow('index.html: expected <meta charSet="utf-8"/>');
});

test.each(['playground/5/frame.html', '_gatsby/slices/scripts.html'])('%s is no page', async (name) => {
  const file = await write(name, '<p>part</p>');
  finishAll();
  expect(await readFile(file, 'utf8')).toBe('<p>part</p>');
});

test('a page that an earlier build finished, with scripts that were others then, is brought up to date', async () => {
  const old = FINISHED.replace(pagePathScript(), 'old()').replace(startScript(), 'older()').replace("'self'", "'none'");
  const file = await write('index.html', old);
  finishAll();
  expect(await readFile(file, 'utf8')).toBe(FINISHED);
});

test('a page that is finished is not written again', async () => {
  const file = await write('index.html', FINISHED);
  const before = new Date('2020-01-01T00:00:00Z');
  await utimes(file, before, before);
  finishAll();
  expect((await stat(file)).mtime).toEqual(before);
});

test('it gives what the pages say of themselves, by their paths', async () => {
  await write('docs/intro/index.html', PAGE.replace('</head>', '<meta property="og:title" content="Intro"/></head>'));
  await write('404.html', PAGE);
  expect(finishAll()).toMatchObject([{ path: '/docs/intro', head: { title: 'Intro' } }]);
});

test('letters of any script stay what they are', async () => {
  const options = { lastScript: '/js/zuletzt-ä.js', policy: { ...policy, scripts: [...policy.scripts, 'läuft("ъ")'] } };
  const words = '<meta property="og:title" content="Größe → 大きさ"/><script>läuft("ъ")</script>';
  const file = await write('index.html', PAGE.replace('</head>', `${words}</head>`));
  expect(finishAll(options)).toMatchObject([{ head: { title: 'Größe → 大きさ' } }]);
  const html = await readFile(file, 'utf8');
  expect(html).toContain(words);
  expect(html).toContain('data-scripts="/app-1.js /js/zuletzt-ä.js"');
});

const THEN = new Date('2020-01-01T00:00:00Z');

/** Writes a page that has been finished, as it is, at a time that can be set. */
async function writeFinished(content: string) {
  const file = await write('index.html', content);
  finishAll();
  await utimes(file, THEN, THEN);
  finishAll();
  return file;
}

/** Changes a page in a way that shows whether it is read, but not that it is another file. */
async function changeUnseen(file: string) {
  await writeFile(file, (await readFile(file, 'utf8')).replace("'self'", "'lost'"));
  await utimes(file, THEN, THEN);
}

test('a page that an earlier build finished is not read again, and still says what it said', async () => {
  const file = await writeFinished(PAGE.replace('</head>', '<meta property="og:title" content="Intro"/></head>'));
  await changeUnseen(file);
  expect(finishAll()).toMatchObject([{ path: '/', head: { title: 'Intro' } }]);
  expect(await readFile(file, 'utf8')).toContain("'lost'");
});

test.each([
  ['it has changed', async (file: string) => writeFile(file, PAGE), OPTIONS],
  ['the policy has', changeUnseen, { ...OPTIONS, policy: { ...policy, inPage: "script-src 'none'" } }],
])('but it is when %s', async (_, change, options) => {
  const file = await writeFinished(PAGE);
  await change(file);
  finishAll(options);
  expect(await readFile(file, 'utf8')).toBe(FINISHED.replace("script-src 'self'", options.policy.inPage));
});

test('a list that is not whole is as if it were not there', async () => {
  const file = await writeFinished(PAGE);
  await writeFile(join(folder, 'finished.json'), '{');
  await changeUnseen(file);
  finishAll();
  expect(await readFile(file, 'utf8')).toBe(FINISHED);
});
