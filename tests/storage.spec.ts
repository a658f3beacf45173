import type { Page } from '@playwright/test';
import { builder, rules } from './support/demo';
import { heading, hydrated, open, watch } from './support/page';
import { LASTING_PAGES } from './support/routes';
import { isExpectedIncident, blockRedirectAway } from './support/blockRedirectAway';
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

test('browser tabs do not store a choice that they receive from another', async ({ context }) => {
  const writes: string[] = [];
  await context.exposeFunction('noteWrite', (tab: string) => writes.push(tab));
  await context.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (this === localStorage) (window as unknown as { noteWrite: (tab: string) => void }).noteWrite(key);
      setItem.call(this, key, value);
    };
  });
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const page of [first, second]) await open(page, '/docs/intro');
  const theme = (page: Page) => page.locator('html');
  for (const mode of ['dark', 'light']) {
    await first.getByRole('button', { name: /Switch between/ }).click();
    await expect(theme(second)).toHaveAttribute('data-theme', mode);
  }
  expect(writes.filter((key) => key === 'theme')).toHaveLength(2);
  await hydrated(second);
});
