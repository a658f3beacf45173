import { existsSync, mkdirSync, statSync, utimesSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { folderPerTest } from '../../../tests/support/folder';
import { pageDataFile, SCRIPTS_SLICE_FILE } from '../gatsbyInternals';
import { INLINE_SCRIPTS } from '../inlineScripts';
import { pathOfFile } from './builtPages';
import { finishHtml, removeLeftPages, blockedScripts, pageDataElement, withIslands } from './finishHtml';
import type { PagePolicy } from './securityPolicy';

const [START, END] = ['start', 'end'].map((edge) => `<!-- slice-${edge} id="_gatsby-scripts-1" -->`);
const MAP = '<script id="gatsby-chunk-mapping">window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";</script>';
const SLICE = `${MAP}<script>window.___webpackCompilationHash="5f2c0cd4f0";</script><script src="/app-1.js" async></script>`;
const STYLE = '<style data-emotion="css-global 0"></style>';
const UNUSED = '<meta http-equiv="x-ua-compatible" content="ie=edge"/><meta name="generator" content="Gatsby"/>';
const DATA = '<script type="application/ld+json">{"@type":"Article"}</script>';
const LAST = '/js/last.js';
const policy: PagePolicy = {
  scripts: ['first()', INLINE_SCRIPTS.start],
  inPage: () => "script-src 'self'",
  inHeader: '',
};

const head = (meta = '') => `<head><meta charSet="utf-8"/>${meta}<script>first()</script>${DATA}</head>`;
const PAGE = `${head(UNUSED)}<body>${STYLE}${START}${SLICE}${END}</body>`;
const finishedAt = (path: string) =>
  head(`<meta http-equiv="Content-Security-Policy" content="script-src 'self'"/>`) +
  `<body>${START}${pageDataElement(JSON.stringify({ path }))}<script data-page="${path}" data-build="5f2c0cd4f0" data-scripts="/app-1.js /js/last.js">` +
  `${INLINE_SCRIPTS.start}</script>${END}</body>`;
const FINISHED = finishedAt('/');

const PAGE_DATA = {
  path: '/docs/intro',
  result: { data: { doc: { title: '</script><!--', content: { html: '<p>', headings: [] } } } },
};

test('the data of a page gets the HTML of its live examples, once', () => {
  const island = (content: string) => `<p>"a"</p><div class="island" data-island="5/intro/a">${content}</div><p>b</p>`;
  const data = (html: string) => JSON.stringify({ result: { data: { doc: { content: { html } } } } });
  const html = `<main>${island('<div title="1 &lt; 2"><!-- -->x</div>')}</main>`;
  const filled = withIslands(data(island('')), html);
  expect(filled).toBe(data(island('<div title="1 &lt; 2"><!-- -->x</div>')));
  expect(withIslands(filled, html)).toBe(filled);
});

test('adds the data of a page without its text', () => {
  const [, json = ''] =
    /^<script type="application\/json" id="page-data">((?:(?!<\/script|<!--)[^])*)<\/script>$/.exec(
      pageDataElement(JSON.stringify(PAGE_DATA)),
    ) ?? [];
  const { doc } = PAGE_DATA.result.data;
  expect(JSON.parse(json)).toEqual({
    ...PAGE_DATA,
    result: { data: { doc: { ...doc, content: { ...doc.content, html: '' } } } },
  });
});

test.each([
  ['<script>first()</script>', []],
  ['<script data-a="b">other()</script>', ['other()']],
  ['<script type="application/ld+json">{}</script><script type="text/plain">text</script>', []],
  ['<script src="/a.js" async></script>', []],
  ['<script>first()</script>\n<script>\nfirst()</script>', ['\nfirst()']],
])('in %j, the policy forbids %j', (html, expected) => {
  expect(blockedScripts(html, policy.scripts)).toEqual(expected);
});

const { inFolder, read, write } = folderPerTest();

beforeEach(() => void write(SCRIPTS_SLICE_FILE, SLICE));

const finishAll = () => finishHtml(inFolder(), LAST, policy);

function writePage(name: string, content: string) {
  const path = pathOfFile(name);
  write(pageDataFile(path), JSON.stringify({ path }));
  return write(name, content);
}

test('every page is finished, however deep, and no other file', () => {
  const names = ['index.html', '404.html', 'docs/4/api/export/index.html'];
  for (const name of names) writePage(name, PAGE);
  write('page-data/app-data.json', PAGE);
  mkdirSync(inFolder('folder.html'));

  finishAll();

  expect(names.map(read)).toEqual(names.map((name) => finishedAt(pathOfFile(name))));
  expect(read('page-data/app-data.json')).toBe(PAGE);
});

test('removes a page of a build that failed, and leaves a file that is served unchanged', () => {
  writePage('docs/intro/index.html', PAGE);
  const left = write('docs/6/intro/index.html', PAGE);
  for (const file of ['verification.html', 'static/verification.html']) write(file, 'verified');
  removeLeftPages(inFolder(), inFolder('static'));
  expect(existsSync(left)).toBe(false);
  expect(finishAll().map(({ path }) => path)).toEqual(['/docs/intro']);
  expect(read('verification.html')).toBe('verified');
});

test('names the page with a script that its policy forbids', () => {
  const file = writePage('docs/intro/index.html', PAGE.replace('first()', 'window.late="/docs/intro"'));
  expect(finishAll).toThrow(`${file}: the policy of the site allows only the inline scripts`);
});

test('a page without a place for its policy fails', () => {
  writePage('index.html', '<p>a</p>');
  expect(finishAll).toThrow('index.html: expected <meta charSet="utf-8"/>');
});

test.each(['playground/5/frame.html', '_gatsby/slices/scripts.html'])('leaves %s unchanged', (name) => {
  write(name, '<p>part</p>');
  finishAll();
  expect(read(name)).toBe('<p>part</p>');
});

test('updates the scripts of a page that an earlier build finished', () => {
  writePage('index.html', FINISHED.replace('5f2c0cd4f0', 'a0').replace('/app-1.js', '/app-0.js'));
  finishAll();
  expect(read('index.html')).toBe(FINISHED);
});

test('a page that is finished is not written again', () => {
  const file = writePage('index.html', FINISHED);
  const before = new Date('2020-01-01T00:00:00Z');
  utimesSync(file, before, before);
  finishAll();
  expect(statSync(file).mtime).toEqual(before);
});
