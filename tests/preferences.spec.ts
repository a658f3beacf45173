import { contrast } from './support/contrast';
import { open, scrollTo, scrollY } from './support/page';
import { expect, test } from './support/test';

const PAGE = '/docs/intro';

test.describe('on paper', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await open(page, PAGE);
  });

  test('only the text is printed, dark on light, in any colour mode', async ({ page }) => {
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const channels = await page
      .locator('article :is([data-text], .fold) > p:not(.runs-on)')
      .last()
      .evaluate((element) =>
        getComputedStyle(element)
          .color.match(/[\d.]+/g)
          ?.map(Number),
      );
    expect(Math.max(...(channels ?? [255]))).toBeLessThan(80);
    // The text also takes up the space of the sidebars on wide paper.
    expect((await page.locator('article').boundingBox())?.width).toBeGreaterThan(600);
    for (const part of ['header nav', 'footer', 'nav[aria-label="Docs sidebar"]', 'nav[aria-label="On this page"]'])
      await expect(page.locator(part).first(), part).toBeHidden();
    for (const button of await page.locator('article button:not([data-example] button)').all())
      await expect(button).toBeHidden();
  });

  test('all panels of tabs are printed, and links with their address', async ({ page }) => {
    const panels = page.locator('[data-tabs] figure');
    expect(await panels.count()).toBeGreaterThan(4);
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
    const link = page.locator('article [data-text] a[target=_blank]').first();
    const shown = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(shown).toContain(await link.getAttribute('href'));
  });

  test('lines of code wrap, marked ones too', async ({ page }) => {
    await page.setViewportSize({ width: 600, height: 800 });
    await open(page, '/docs/api/export');
    const overflows = () =>
      page
        .locator('article figure > pre')
        .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
    expect(await overflows()).toBe(0);
    // The markup of samples with marked lines.
    await page.locator('article figure code').evaluateAll((all) => {
      for (const code of all) {
        const lines = code.innerHTML.split('\n').map((line) => `<span class="line marked">${line}\n</span>`);
        code.innerHTML = lines.join('');
      }
    });
    expect(await overflows()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    expect(await overflows()).toBeGreaterThan(0);
  });

  test('text in closed details is printed', async ({ page }) => {
    await open(page, '/docs/api/querybuilder');
    const closed = page.locator('article [data-text] details:not([open]) > :not(summary)');
    expect(await closed.count()).toBeGreaterThan(0);
    for (const content of await closed.all())
      expect(await content.evaluate((element) => element.checkVisibility())).toBe(true);
  });
});

test('nothing moves and pages jump for readers who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, PAGE);
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return `${transitionDuration}, ${animationDuration}`.split(', ').map((time) => Number.parseFloat(time));
      }),
    ),
  );
  expect(longest).toBeLessThan(0.001);
  // The button only shows while scrolling up.
  for (const top of [2000, 1500]) await scrollTo(page, top);
  await page.getByRole('button', { name: 'Scroll back to top' }).click();
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('in forced colours, the current part of the site and of the page are underlined', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/docs/api/export');
  await page.locator('#configuration').evaluate((heading) => heading.scrollIntoView());
  for (const css of ['#navbar a[aria-current]', 'nav[aria-label="On this page"] a[aria-current]'])
    await expect(page.locator(css).first(), css).toHaveCSS('text-decoration-line', 'underline');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`readers who prefer more contrast get it in the ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ contrast: 'more', colorScheme });
    await open(page, PAGE);
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const colorOf = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    const ground = await colorOf('html', 'background-color');
    const link = 'article [data-text] p a';
    for (const text of ['header a[href="/demo"]', 'nav[aria-label="Docs pages"] small', link])
      expect(contrast(await colorOf(text, 'color'), ground), text).toBeGreaterThanOrEqual(7);
    for (const [part, line] of [
      ['header', 'border-bottom-color'],
      ['aside[aria-label="Documentation"]', 'border-right-color'],
      ['.code-tabs', 'border-top-color'],
    ] as const)
      expect(contrast(await colorOf(part, line), ground), part).toBeGreaterThanOrEqual(3);
    expect(await colorOf(link, 'text-decoration-color')).toBe(await colorOf(link, 'color'));
  });

test('the copy button explains what to do where copying is denied', async ({ page }) => {
  await page.addInitScript(() => {
    const denied = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { write: denied, writeText: denied } });
    document.execCommand = () => false;
  });
  await open(page, PAGE);
  const sample = page.locator('article figure').first();
  await sample.hover();
  await sample.getByRole('button').click();
  await expect(sample.getByRole('button')).toHaveText('Copying is not allowed here: select the text instead');
  await expect(sample.getByRole('button')).toHaveAccessibleName('Copying is not allowed here: select the text instead');
  await expect(sample.locator('code')).toBeVisible();
});
