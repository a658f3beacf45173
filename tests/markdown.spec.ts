import type { Page } from '@playwright/test';
import { fetchText } from './support/fetchText';
import { DOC_ROUTES } from './support/routes';
import { expect, test } from './support/test';

/** Paths of pages with a file of their own; the root of a version shows the first of them. */
const PATHS = DOC_ROUTES.map(({ path }) => path).filter((path) =>
  /^\/docs(?:\/(?:3|4|next))?\/(?!(?:3|4|next)$)/.test(path),
);

/** The headings and the samples of a page's HTML, but for the samples that were derived from others. */
function partsOf(page: Page, html: string) {
  return page.evaluate((source) => {
    const { body } = new DOMParser().parseFromString(source, 'text/html');
    for (const anchor of body.querySelectorAll('article .anchor, article .sr-only')) anchor.remove();
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

/** The words of a heading without markdown's signs and addresses. */
const wordsOf = (text: string) =>
  text
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A text without what begins the lines of a sample in a list or an admonition. */
const withoutIndent = (text: string) => text.trimEnd().replace(/^(?:[ \t]|>(?= |$))+/gm, '');

test('each page has all its headings and samples in markdown', async ({ page, request }) => {
  test.setTimeout(120_000);
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

test('a page names its markdown, and what its markdown documents', async ({ page, request }) => {
  for (const path of ['/docs/intro', '/docs', '/markdown-page']) {
    await page.goto(path);
    const href = await page.locator('head link[rel=alternate][type="text/markdown"]').getAttribute('href');
    expect(href).toBe(path === '/docs' ? '/docs/intro.md' : `${path}.md`);
    const markdown = await fetchText(request, href ?? '', 'text/markdown');
    expect(markdown).toMatch(/^# .+\n\n> .+\n\n.*\/(?:docs\/intro|markdown-page)[>)]\n/);
    if (path !== '/markdown-page') expect(markdown).toContain('Version v5.x, react-querybuilder 5.4.1. ');
  }
});

test('llms.txt lists all pages, and what it lists is there', async ({ request }) => {
  const text = await fetchText(request, '/llms.txt', 'text/plain');
  const links = [...text.matchAll(/^- \[.+?\]\(([^)]+)\): /gm)].map(
    ([, link = '']) => new URL(link, 'http://a').pathname,
  );
  expect(links).toEqual(expect.arrayContaining([...PATHS.map((path) => `${path}.md`), '/markdown-page.md']));
  for (const link of links) await fetchText(request, link, link.endsWith('.md') ? 'text/markdown' : 'text/plain');

  for (const version of ['3', '4', '5', 'next']) {
    expect(links).toContain(`/llms/${version}.txt`);
    const whole = await fetchText(request, `/llms/${version}.txt`, 'text/plain');
    const root = version === '5' ? '/docs' : `/docs/${version}`;
    for (const path of PATHS.filter((it) => new RegExp(`^${root}/(?!(?:3|4|next)/)`).test(it))) {
      expect(whole, path).toContain(await fetchText(request, `${path}.md`, 'text/markdown'));
    }
  }
});
