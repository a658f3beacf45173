import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startScript } from '../../runtime/startScript';
import { finishHtml, withLateScripts, withoutChunkMap } from './finishHtml';

const MAP = '<script id="gatsby-chunk-mapping">window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";</script>';
const OTHER = '<script id="gatsby-script-loader">window.pagePath="/";</script>';
const PAGE = `<body>${OTHER}${MAP}<script src="/app-1.js" async></script></body>`;
const LAST = '/js/last.js';
const FINISHED = `<body>${OTHER}<script data-scripts="/app-1.js /js/last.js">${startScript()}</script></body>`;

test.each([
  [PAGE, PAGE.replace(MAP, '')],
  [`<body>${MAP}\n${OTHER}</body>`, `<body>${OTHER}</body>`],
  ['<script\n  id="gatsby-chunk-mapping"\n>\na\n</script><p>b</p>', '<p>b</p>'],
  [FINISHED, FINISHED],
  ['', ''],
])('%j', (html, expected) => {
  expect(withoutChunkMap(html)).toBe(expected);
});

test('scripts that a browser would fetch with the page wait, in their order', () => {
  const html = '<p>a</p><script src="/runtime-1.js" async></script><script src="/app-2.js" async=""></script><p>b</p>';
  expect(withLateScripts(html, LAST)).toBe(
    `<p>a</p><script data-scripts="/runtime-1.js /app-2.js /js/last.js">${startScript()}</script><p>b</p>`,
  );
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

  await finishHtml(folder, LAST);

  const contents = await Promise.all(pages.map((file) => readFile(file, 'utf8')));
  expect(new Set(contents)).toEqual(new Set([FINISHED]));
  expect(await readFile(data, 'utf8')).toBe(PAGE);
});

test('a page that is finished is not written again', async () => {
  const file = await write('index.html', FINISHED);
  const before = new Date('2020-01-01T00:00:00Z');
  await utimes(file, before, before);
  await finishHtml(folder, LAST);
  expect((await stat(file)).mtime).toEqual(before);
});
