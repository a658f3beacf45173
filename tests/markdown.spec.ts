import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { readEnvironment, siteBase } from '../src/gatsby/environment';
import { listFiles } from '../src/gatsby/files';
import { markdownPath } from '../src/shared/navigation/markdownPath';
import { fetchText } from './support/fetchText';
import { DOC_ROUTES, htmlOf, idsOf, isRoot, ROUTES, VERSIONS } from './support/routes';
import { expect, needsBuild, test } from './support/test';

needsBuild('the markdown of pages is written by a build');

const SITE = siteBase(readEnvironment(process.env));

/** What tools read of a page at once, in characters. */
const MAX_CHARACTERS = 100_000;

const readTwin = (request: APIRequestContext, path: string): Promise<string> =>
  fetchText(request, markdownPath(path), 'text/markdown');

/** Pages of the documentation; a version's root repeats its first page. */
const PAGES = DOC_ROUTES.filter(({ path }) => !isRoot(path));
const PATHS = PAGES.map(({ path }) => path);

/** Headings and samples in a page's HTML, without what only JavaScript has. */
function partsOf(page: Page, html: string) {
  return page.evaluate((source) => {
    const { body } = new DOMParser().parseFromString(source, 'text/html');
    for (const hidden of body.querySelectorAll('article :is(.sr-only, .js)')) hidden.remove();
    const signOf = ({ classList }: Element) =>
      classList.contains('del') ? '-' : classList.contains('ins') ? '+' : ' ';
    const diffOf = (code: Element) =>
      [...code.querySelectorAll('.line')].map((line) => signOf(line) + line.textContent).join('');
    return {
      headings: [...body.querySelectorAll('article :is(h1, h2, h3, h4, h5, h6)')]
        .filter((heading) => !heading.closest('[data-example]'))
        .map(({ textContent }) => textContent ?? ''),
      samples: [...body.querySelectorAll('article pre code')]
        .filter((code) => !code.closest('[data-example]'))
        .map((code) => (code.querySelector('.ins, .del') ? diffOf(code) : (code.textContent ?? ''))),
    };
  }, html);
}

/** Words of a heading, without Markdown syntax and URLs. */
const wordsOf = (text: string) =>
  text
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Removes the line prefixes of samples in lists and admonitions. */
const withoutIndent = (text: string) => text.trimEnd().replace(/^(?:[ \t]|>(?= |$))+/gm, '');

test('each page has all its headings and samples in its twin', async ({ page, request }) => {
  let samples = 0;
  expect(PATHS.length).toBeGreaterThan(60);
  for (const path of PATHS) {
    const markdown = await readTwin(request, path);
    const parts = await partsOf(page, htmlOf({ path }));
    const lines = markdown.split('\n').filter((line) => /^#+ /.test(line));
    expect(lines.map(wordsOf), path).toEqual(expect.arrayContaining(parts.headings.map(wordsOf)));
    for (const sample of parts.samples) expect(withoutIndent(markdown), path).toContain(withoutIndent(sample));
    samples += parts.samples.length;
  }
  expect(samples).toBeGreaterThan(300);
});

test('every page links to its twin, which begins with what it is about', async ({ request }) => {
  for (const { path, version } of ROUTES) {
    const html = await (await request.get(path)).text();
    const first = isRoot(path) ? PAGES.find((page) => page.version === version)?.path : undefined;
    const [, href = ''] = /<link[^>]* rel="alternate" type="text\/markdown" href="([^"]+)"/.exec(html) ?? [];
    if (!isRoot(path)) expect(href, path).toBe(markdownPath(path));
    else expect(first && href, path).toMatch(new RegExp(`^${path}/.*\\.md$`));
    const markdown = await readTwin(request, path);
    expect(markdown.length, `${path}, too long to be read at once: make two pages of it`).toBeLessThan(MAX_CHARACTERS);
    const [, subject = ''] = /^# .+\n\n> .+\n\n(.*)Page: </.exec(markdown) ?? [];
    expect(subject, path).toMatch(version ? /^Version (?:Next|v\d\.x), react-querybuilder \d+\.\d+\.\d+\. $/ : /^$/);
    expect(markdown, path).toContain(`Page: <${SITE}${path}>. Index of all pages: <${SITE}/llms.txt>.\n`);
  }
});

test('a twin leads to the page in the other versions', async ({ request }) => {
  const markdown = await fetchText(request, '/docs/api/export.md', 'text/markdown');
  expect(markdown).toContain(
    `In other versions: [Next](${SITE}/docs/next/utils/export.md), [v4.x](${SITE}/docs/4/api/export.md).\n`,
  );
});

/** The addresses that a markdown text leads to, without those in code. */
const linksOf = (text: string) => {
  const prose = text.replace(/^([ >]*)(`{3,}).*\n[\s\S]*?\n\1\2$/gm, '').replace(/(`+)(?:(?!`).)*?\1(?!`)/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)[^)]*\)|<(https?:[^>\s]+)>/g)].map(([, link, bare]) => link ?? bare ?? '');
};

test('each link of each text for tools is absolute and answered, its anchor included', async ({ request }) => {
  const files = listFiles('public').filter((file) => /\.md$|^llms.*\.txt$/.test(file));
  const targets = new Map<string, string>();
  for (const file of files) {
    for (const link of linksOf(readFileSync(`public/${file}`, 'utf8'))) {
      expect(link, file).toMatch(/^(?:https?|mailto):/);
      if (link.startsWith(SITE)) targets.set(link.slice(SITE.length), file);
    }
  }
  expect(targets.size).toBeGreaterThan(500);
  const answered = new Set<string>();
  const ids = new Map<string, Set<string>>();
  for (const [target, file] of targets) {
    const [path = '', hash = ''] = target.split('#');
    if (!answered.has(path)) {
      const response = await request.head(path, { maxRedirects: 0 });
      expect(response.status(), `${target} in ${file}`).toBe(200);
      answered.add(path);
    }
    if (!hash || !path.endsWith('.md')) continue;
    const page = path.replace(/\.md$/, '').replace(/^\/index$/, '/');
    const known = ids.get(page) ?? idsOf(htmlOf({ path: page }));
    ids.set(page, known);
    expect([...known], `${target} in ${file}`).toContain(decodeURI(hash));
  }
  expect(ids.size).toBeGreaterThan(30);
});

test('llms.txt lists all pages, and the texts of each version', async ({ request }) => {
  const text = await fetchText(request, '/llms.txt', 'text/plain');
  const links = linksOf(text).map((link) => link.slice(SITE.length));
  const listed = ROUTES.filter(({ path }) => !isRoot(path) && path !== '/search').map(({ path }) => markdownPath(path));
  expect(links).toEqual(expect.arrayContaining(listed));

  for (const { name, root } of VERSIONS) {
    expect(links).toContain(`/llms/${name}.txt`);
    expect(links).toContain(`/llms/${name}-small.txt`);
    const whole = await fetchText(request, `/llms/${name}.txt`, 'text/plain');
    if (root === '/docs') expect(await fetchText(request, '/llms-full.txt', 'text/plain')).toBe(whole);
    for (const { path } of PAGES.filter(({ version }) => version === name)) {
      expect(whole, path).toContain(await readTwin(request, path));
    }
    const small = await fetchText(request, `/llms/${name}-small.txt`, 'text/plain');
    expect(small.length, name).toBeLessThan(MAX_CHARACTERS);
    const entries = small.split(/^### /m).slice(1);
    expect(entries.length, name).toBeGreaterThan(30);
    for (const entry of entries) expect(entry, name).toMatch(/^\S+\n\n.*\[More\]\(http[^)]+\)\n/);
    const explained = entries.filter((entry) => !/^\S+\n\n\[More\]/.test(entry));
    expect(explained.length / entries.length, name).toBeGreaterThan(0.6);
  }
});

const CODE = /^```.*\n[\s\S]*?^```$/gm;

test('the skills have the bytes that their list names, and the samples of pages', async ({ request }) => {
  const { skills } = JSON.parse(
    await fetchText(request, '/.well-known/agent-skills/index.json', 'application/json'),
  ) as { skills: { name: string; url: string; digest: string }[] };
  expect(skills.map(({ name }) => name).sort()).toEqual([
    ...['3', '4', '5'].map((name) => `react-querybuilder-${name}`),
    ...['4', '5', 'next'].map((name) => `react-querybuilder-migrate-to-${name}`),
    'react-querybuilder-next',
  ]);
  for (const { name, url, digest } of skills) {
    const text = await fetchText(request, url.slice(SITE.length), 'text/markdown');
    expect(`sha256:${createHash('sha256').update(text).digest('hex')}`, name).toBe(digest);
    expect(text, name).toMatch(new RegExp(`^---\nname: ${name}\ndescription: ".{40,}"\n---\n\n# `));
    const [, version = ''] = /-(\w+)$/.exec(name) ?? [];
    const whole = await fetchText(request, `/llms/${version}.txt`, 'text/plain');
    const samples = text.match(CODE) ?? [];
    expect(samples.length, name).toBeGreaterThan(3);
    for (const sample of samples) expect(whole, name).toContain(sample);
  }
});
