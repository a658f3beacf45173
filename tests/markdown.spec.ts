import type { Page } from '@playwright/test';
import { fetchText } from './support/fetchText';
import { DOC_ROUTES, isRoot, VERSIONS } from './support/routes';
import { expect, needsBuild, test } from './support/test';

needsBuild('the markdown of pages is written by a build');

/** Pages with a Markdown file; a version's root repeats its first page. */
const PAGES = DOC_ROUTES.filter(({ path }) => !isRoot(path));
const PATHS = PAGES.map(({ path }) => path);

/** Headings and samples in a page's HTML, without derived samples. */
function partsOf(page: Page, html: string) {
  return page.evaluate((source) => {
    const { body } = new DOMParser().parseFromString(source, 'text/html');
    for (const hidden of body.querySelectorAll('article .sr-only')) hidden.remove();
    const isDerived = (code: Element) => code.closest('div:has(> label > input[value="JavaScript"])') !== null;
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
        .filter((code) => !isDerived(code))
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
    const markdown = await fetchText(request, `${path}.md`, 'text/markdown');
    const parts = await partsOf(page, await (await request.get(path)).text());
    const lines = markdown.split('\n').filter((line) => /^#+ /.test(line));
    expect(lines.map(wordsOf), path).toEqual(expect.arrayContaining(parts.headings.map(wordsOf)));
    for (const sample of parts.samples) expect(withoutIndent(markdown), path).toContain(withoutIndent(sample));
    samples += parts.samples.length;
  }
  expect(samples).toBeGreaterThan(300);
});

test('a page links to its twin, and its twin lists the documented names', async ({ page, request }) => {
  for (const path of ['/docs/intro', '/docs', '/markdown-page']) {
    await page.goto(path);
    const href = await page.locator('head link[rel=alternate][type="text/markdown"]').getAttribute('href');
    expect(href).toBe(path === '/docs' ? '/docs/intro.md' : `${path}.md`);
    const markdown = await fetchText(request, href ?? '', 'text/markdown');
    expect(markdown).toMatch(/^# .+\n\n> .+\n\n.*\/(?:docs\/intro|markdown-page)[>)]\n/);
    if (path !== '/markdown-page') expect(markdown).toContain('Version v5.x, react-querybuilder 5.4.1. ');
  }
});

test('llms.txt lists all pages, and all its links exist', async ({ request }) => {
  const text = await fetchText(request, '/llms.txt', 'text/plain');
  const links = [...text.matchAll(/^- \[.+?\]\(([^)]+)\): /gm)].map(
    ([, link = '']) => new URL(link, 'http://a').pathname,
  );
  expect(links).toEqual(expect.arrayContaining([...PATHS.map((path) => `${path}.md`), '/markdown-page.md']));
  for (const link of links) await fetchText(request, link, link.endsWith('.md') ? 'text/markdown' : 'text/plain');

  for (const { name } of VERSIONS) {
    expect(links).toContain(`/llms/${name}.txt`);
    const whole = await fetchText(request, `/llms/${name}.txt`, 'text/plain');
    for (const { path } of PAGES.filter(({ version }) => version === name)) {
      expect(whole, path).toContain(await fetchText(request, `${path}.md`, 'text/markdown'));
    }
  }
});
