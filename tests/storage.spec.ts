import type { Page } from '@playwright/test';
import { builder, rules } from './support/demo';
import { heading, open, watch } from './support/page';
import { blockRedirectAway, isExpectedIncident, LASTING_PAGES } from './support/routes';
import { STORAGES } from './support/storage';
import { expect, test } from './support/test';

/** One page per template. */
const KINDS = [...new Map(LASTING_PAGES.map((route) => [route.template, route])).values()];

for (const [name, prepare] of STORAGES) {
  test(`every kind of page works where storage is ${name}`, async ({ page }) => {
    await prepare(page);
    for (const route of [...KINDS, { path: '/demo/antd', heading: 'Ant Design demo', template: 'demo' as const }]) {
      const incidents = watch(page);
      await blockRedirectAway(page, route);
      await open(page, route.path);
      await expect(heading(page), route.path).toHaveText(route.heading);
      expect(
        incidents.list.filter((incident) => !isExpectedIncident(route, incident)),
        route.path,
      ).toEqual([]);
    }
    await open(page, '/demo');
    await builder(page).getByRole('button', { name: '+Rule' }).first().click();
    await expect(rules(page)).toHaveCount(8);
  });
}

/** Storage keys of the site. */
const KEYS = {
  localStorage: ['theme', 'announcement-dismissed', 'docs-preferred-version-default'],
  sessionStorage: ['scroll-positions', 'gatsby-reload-compilation-hash-match'],
};

test('a million letters in each stored value are ignored and never shown', async ({ page }) => {
  const incidents = watch(page);
  await page.addInitScript((keys) => {
    for (const [storage, names] of Object.entries(keys))
      for (const name of names) window[storage as 'localStorage'].setItem(name, 'x'.repeat(1_000_000));
  }, KEYS);
  for (const path of ['/docs/intro', '/demo']) {
    await open(page, path);
    await expect(page.locator('header summary'), path).toHaveText(/v5\.x/);
    expect(await page.evaluate(() => document.documentElement.outerHTML.includes('xxxxxxxx')), path).toBe(false);
  }
  expect(incidents.list).toEqual([]);
});

test(
  'browser tabs follow what is chosen and closed in another, and do not store it again',
  { tag: '@colour-mode-tabs' },
  async ({ page: first, context }) => {
    const writes: string[] = [];
    await context.exposeFunction('noteWrite', (tab: string) => writes.push(tab));
    await context.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (this === localStorage) (window as unknown as { noteWrite: (tab: string) => void }).noteWrite(key);
        setItem.call(this, key, value);
      };
    });
    const second = await context.newPage();
    await open(first, '/docs/intro');
    await open(second, '/demo');
    for (const mode of ['dark', 'light']) {
      await first.getByRole('button', { name: /Switch between/ }).click();
      await expect(second.locator('html')).toHaveAttribute('data-theme', mode);
    }
    const bar = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });
    await expect(bar(second)).toBeVisible();
    await bar(first).getByRole('button', { name: 'Close' }).click();
    await expect(bar(second)).toHaveCount(0);
    // By its answer, the second tab has also told what it wrote.
    await second.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(writes.filter((key) => key === 'theme')).toHaveLength(2);
    expect(writes.filter((key) => key === 'announcement-dismissed')).toHaveLength(1);
  },
);
