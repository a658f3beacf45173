import type { Page } from '@playwright/test';
import { builder, DEMOS, openDemo, rules, valueInput } from './support/demo';
import { heading, watch } from './support/page';
import { expect, test } from './support/test';

/** Counts listeners on targets that outlive a page: window, document, root, body, media queries. */
function countListeners() {
  const live = new Map<EventTarget, Set<string>>();
  const ids = new WeakMap<object, number>();
  let next = 0;
  const idOf = (listener: object) => {
    if (!ids.has(listener)) ids.set(listener, (next += 1));
    return ids.get(listener);
  };
  const outlives = (target: EventTarget) =>
    target === window ||
    target === document ||
    target === document.documentElement ||
    target === document.body ||
    target instanceof MediaQueryList;
  const key = (type: string, listener: object, options: unknown) =>
    `${type} ${idOf(listener)} ${typeof options === 'object' && options ? (options as { capture?: boolean }).capture : options}`;
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function add(type, listener, options) {
    const once = typeof options === 'object' && options?.once;
    const target = this ?? window;
    if (listener && !once && outlives(target)) {
      live.set(target, (live.get(target) ?? new Set()).add(key(type, listener, options)));
    }
    return addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function remove(type, listener, options) {
    const target = this ?? window;
    if (listener) live.get(target)?.delete(key(type, listener, options));
    return removeEventListener.call(target, type, listener, options);
  };
  Object.assign(window, {
    listenerCount: () => [...live.values()].reduce((sum, { size }) => sum + size, 0),
  });
}

/** Everything that a page could leak. */
const traces = (page: Page) =>
  page.evaluate(() => {
    const names = (element: Element) => element.getAttributeNames().sort().join(' ');
    return {
      head: [...document.head.querySelectorAll('style, link[rel=stylesheet]')].length,
      body: document.body.children.length,
      attributes: [names(document.documentElement), names(document.body), document.documentElement.style.cssText],
      listeners: (window as unknown as { listenerCount: () => number }).listenerCount(),
    };
  });

test('a hundred changes of library, mode and page leave no style, listener or error behind', async ({ page }) => {
  await page.addInitScript(countListeners);
  const incidents = watch(page);
  await openDemo(page, DEMOS[0]!);
  await rules(page).first().locator('input').fill('Ella');

  const menu = page.getByRole('navigation', { name: 'Demos' });
  const visit = async (index: number) => {
    const demo = DEMOS[index % DEMOS.length]!;
    await menu.locator(`a[href^="${demo.path}"]:not([href^="${demo.path}/"])`).first().click();
    await expect(page).toHaveURL(new RegExp(`${demo.path}(#|$)`));
    await expect(builder(page).locator(demo.control).first()).toBeVisible();
    await expect(valueInput(rules(page).first())).toHaveValue('Ella');
  };
  const leave = async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs', exact: true }).click();
    await expect(heading(page)).toHaveText('Getting started');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Demo', exact: true }).click();
    await expect(heading(page)).toHaveText('Demo');
  };
  const tour = async (changes: number) => {
    for (let change = 0; change < changes; change += 1) {
      if (change % 10 === 9) await leave();
      else if (change % 3 === 2) await page.getByRole('button', { name: /Switch between/ }).click();
      else await visit(change);
    }
    // Back to light mode, on the default demo.
    if ((await page.locator('html').getAttribute('data-theme')) !== 'light') {
      await page.getByRole('button', { name: /Switch between/ }).click();
    }
    await visit(0);
  };

  // A first pass, for setup that libraries do only once.
  for (let index = 0; index < DEMOS.length; index += 1) await visit(index);
  await tour(30);
  const before = await traces(page);
  await tour(100);
  expect(await traces(page)).toEqual(before);
  expect(incidents.list).toEqual([]);
});
