import type { Page } from '@playwright/test';
import { DEMOS, openDemo, plain, rules, takenOver, valueInput, type DemoPage } from './support/demo';
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

/** Demos from which a round leaves for the documentation: one on the way, and the last, where it turns back. */
const LEFT_FOR_DOCS = [DEMOS[2], DEMOS.at(-1)];

test('changes of library, mode and page leave no style, listener or error behind', async ({ page }) => {
  await page.addInitScript(countListeners);
  const incidents = watch(page);
  await openDemo(page, plain);
  await rules(page).first().locator('input').fill('Ella');

  const menu = page.getByRole('navigation', { name: 'Demos' });
  const visit = async (demo: DemoPage) => {
    await menu.locator(`a[href^="${demo.path}"]:not([href^="${demo.path}/"])`).first().click();
    await expect(page).toHaveURL(new RegExp(`${demo.path}(#|$)`));
    await takenOver(page, demo);
    await expect(valueInput(rules(page).first())).toHaveValue('Ella');
  };
  const leave = async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs', exact: true }).click();
    await expect(heading(page)).toHaveText('Getting started');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Demo', exact: true }).click();
    await expect(heading(page)).toHaveText('Demo');
  };
  // There and back, which enters each demo in both modes. It ends in light mode, on the default demo.
  const round = async () => {
    for (const demo of [...DEMOS, ...DEMOS.toReversed()]) {
      await visit(demo);
      await page.getByRole('button', { name: /Switch between/ }).click();
      if (LEFT_FOR_DOCS.includes(demo)) await leave();
    }
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await visit(plain);
  };

  // The first round is for setup that libraries do only once.
  await round();
  const before = await traces(page);
  await round();
  expect(await traces(page)).toEqual(before);
  expect(incidents.list).toEqual([]);
});
