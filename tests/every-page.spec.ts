import type { ConsoleMessage } from '@playwright/test';
import { violationsOn } from './support/axe';
import { builder, DEMOS } from './support/demo';
import { htmlOf } from './support/html';
import { layoutShifts, observeLayoutShifts } from './support/layoutShifts';
import { wakeParts } from './support/live';
import { EVERY_LOOK, lookAt } from './support/looks';
import { hydrated, overflowOf, watch } from './support/page';
import { LASTING_PAGES, statusOf } from './support/routes';
import { expect, test } from './support/sharedContext';
import { isMeant, stayOn } from './support/stay';

/** Axe looks at each mode in one width, so that all that a width or a mode changes is looked at. */
const AXE_LOOKS = ['light, 1280 px', 'dark, 360 px', 'forced colours, 320 px'];

/** A library may have other colours in each. */
const DEMO_LOOKS = [...AXE_LOOKS, 'light, 360 px', 'dark, 1280 px'];

const isGreeting = (message: ConsoleMessage) => message.text().startsWith('%cReact Query Builder');

for (const route of LASTING_PAGES) {
  const { path, heading } = route;

  test(`${path} comes alive, nothing goes wrong in any look, and axe finds nothing`, async ({ page }) => {
    // Axe looks at each of a long page's thousands of elements.
    test.setTimeout(120_000);
    const incidents = watch(page, isGreeting);
    await observeLayoutShifts(page);
    await stayOn(page, route);
    const response = await page.goto(path, { waitUntil: 'commit' });
    expect(response?.status()).toBe(statusOf(route));
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText([heading]);

    expect(await wakeParts(page)).toBe([...htmlOf(route).matchAll(/ data-(?:example|part)="/g)].length);
    const demo = DEMOS.find((it) => it.path === path);
    if (demo) await expect(builder(page).locator(demo.control).first()).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
    const axeLooks = demo ? DEMO_LOOKS : AXE_LOOKS;
    for (const look of EVERY_LOOK) {
      await lookAt(page, look);
      expect.soft(await overflowOf(page), look.name).toBeLessThanOrEqual(0);
      if (axeLooks.includes(look.name)) expect.soft(await violationsOn(page), look.name).toEqual([]);
    }

    await expect(page.locator('h1')).toHaveText([heading]);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    expect(incidents.list.filter((incident) => !isMeant(route, incident))).toEqual([]);
  });
}
