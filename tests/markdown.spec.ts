import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { open } from './support/page';
import { DOC_ROUTES } from './support/routes';

/** A page with samples in both languages, and the next one that has some. */
const PAGE = '/docs/tips/limit-groups';
const NEXT_PAGE = '/docs/4/tips/limit-groups';

/** Paths of pages with a file of their own; the root of a version shows the first of them. */
const PATHS = DOC_ROUTES.map(({ path }) => path).filter((path) =>
  /^\/docs(?:\/(?:3|4|next))?\/(?!(?:3|4|next)$)/.test(path),
);

async function fetchText(request: APIRequestContext, path: string, type: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  expect(response.headers()['content-type'], path).toBe(`${type}; charset=utf-8`);
  return response.text();
}

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

test.describe('"Copy as Markdown"', () => {
  const button = (page: Page) => page.locator('article > div').first().getByRole('button');
  const link = (page: Page) => page.getByRole('link', { name: 'View as Markdown' });

  test('copies the page, and says so', async ({ page, context, request }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, PAGE);
    await expect(button(page)).toHaveText('Copy as Markdown');
    await button(page).click();
    await expect(button(page)).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await fetchText(request, `${PAGE}.md`, 'text/markdown'));
    await expect(button(page)).toHaveText('Copy as Markdown');
  });

  test('says when the file does not come, and works when it does again', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, PAGE);
    for (const fail of ['abort', 'fulfill'] as const) {
      await page.route('**/*.md', (route) => (fail === 'abort' ? route.abort() : route.fulfill({ status: 503 })));
      await button(page).click();
      await expect(button(page)).toHaveText('Not copied: view it instead');
      await page.unroute('**/*.md');
      await button(page).click();
      await expect(button(page)).toHaveText('Copied');
    }
  });

  test('says when nothing may be copied, and the link beside it leads to the text', async ({ page, context }) => {
    await context.grantPermissions([]);
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
      Object.assign(navigator.clipboard, { write: refuse, writeText: refuse });
    });
    await open(page, PAGE);
    await button(page).click();
    await expect(button(page)).toHaveText('Not copied: view it instead');
    expect(await link(page).getAttribute('href')).toBe(`${PAGE}.md`);
  });

  test('fits a narrow page', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, PAGE);
    await page.route('**/*.md', (route) => route.abort());
    await button(page).click();
    await expect(button(page)).toHaveText('Not copied: view it instead');
    await expect(link(page)).toBeInViewport({ ratio: 1 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test.describe('samples in two languages', () => {
  const shown = (page: Page) => page.locator('article pre:visible code').filter({ hasText: 'onAddGroup' }).first();
  const TYPES = /RuleGroupType/;

  test('show TypeScript first; JavaScript is chosen for all, and remembered on other pages', async ({ page }) => {
    await open(page, PAGE);
    await expect(shown(page)).toHaveText(TYPES);
    await expect(shown(page)).toHaveAttribute('data-language', 'tsx');
    await page.getByText('JavaScript', { exact: true }).first().click();
    await expect(shown(page)).not.toHaveText(TYPES);
    await expect(shown(page)).toHaveText(/const onAddGroup = \(group, parentPath, query\) => \{/);
    await expect(shown(page)).toHaveAttribute('data-language', 'jsx');
    for (const radio of await page.getByRole('radio', { name: 'JavaScript' }).all()) await expect(radio).toBeChecked();

    await open(page, NEXT_PAGE);
    await expect(shown(page)).not.toHaveText(TYPES);
    await page.getByText('TypeScript', { exact: true }).first().click();
    await expect(shown(page)).toHaveText(TYPES);
  });

  test('name the file as its language does', async ({ page }) => {
    await open(page, '/docs/tips/external-controls');
    await page.getByText('JavaScript', { exact: true }).first().click();
    await expect(page.locator('figcaption:visible').filter({ hasText: /^App\.jsx$/ })).toHaveCount(1);
    await expect(page.locator('figcaption:visible').filter({ hasText: /^App\.tsx$/ })).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('only the link to the markdown shows, and the tabs of samples work', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
    await expect(page.getByText('Copy as Markdown')).toBeHidden();
    await page.getByText('JavaScript', { exact: true }).first().click();
    await expect(page.locator('article pre:visible code').filter({ hasText: 'onAddGroup' }).first()).toHaveAttribute(
      'data-language',
      'jsx',
    );
  });
});
