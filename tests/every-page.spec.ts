import type { ConsoleMessage } from '@playwright/test';
import { violationsOn } from './support/axe';
import { builder, DEMOS } from './support/demo';
import { layoutShifts, observeLayoutShifts } from './support/layoutShifts';
import { lookAt, lookOf, type Look } from './support/looks';
import { hydrated, overflowOf, wakeParts, watch } from './support/page';
import {
  blockRedirectAway,
  htmlOf,
  isExpectedIncident,
  isRoot,
  LASTING_PAGES,
  statusOf,
  type Route,
} from './support/routes';
import { expect, needsBuild, test } from './support/test';

needsBuild('it compares with the static HTML');

/** Each mode, each layout and the narrowest width. */
const PAGE_LOOKS: Look[] = [lookOf('light', 320), lookOf('light', 1280), lookOf('dark', 360)];

/** All modes at both widths, because a library's colours may depend on either. */
const DEMO_LOOKS = [...PAGE_LOOKS, lookOf('light', 360), lookOf('dark', 1280), lookOf('forced colours', 320)];

/** Axe cannot judge forced colours, so one page of each template is enough there. */
const TEMPLATE_LOOKS = [...PAGE_LOOKS, lookOf('forced colours', 320)];

/** Whether a page is the one that is judged most closely, for all pages of its template. */
const isModel = (route: Route) =>
  LASTING_PAGES.find(({ template, path }) => template === route.template && !isRoot(path)) === route;

/** None of a version's root, because its text is that of the version's first page. */
function looksOf(route: Route): Look[] {
  if (isRoot(route.path)) return [];
  if (route.template === 'demo') return DEMO_LOOKS;
  return isModel(route) ? TEMPLATE_LOOKS : PAGE_LOOKS;
}

const isGreeting = (message: ConsoleMessage) => message.text().startsWith('%cReact Query Builder');

/** Rows of the specification that tests of single pages cover. */
const ROWS: Record<string, string> = {
  '/': '@home-page',
  '/demo': '@main-demo',
  '/markdown-page': '@markdown-page',
  '/docs': '@version-5',
  '/docs/intro': '@version-5',
  '/docs/next': '@version-next',
  '/docs/next/intro': '@version-next',
  '/docs/4': '@version-4',
  '/docs/4/intro': '@version-4',
  '/docs/3': '@version-3',
  '/docs/3/intro': '@version-3',
};

for (const route of LASTING_PAGES) {
  const { path, heading } = route;
  const tag = ['@no-other-host', ROWS[path] ?? []].flat();

  const title = isRoot(path)
    ? 'hydrates without an error'
    : 'hydrates, works in all looks without an error, and axe finds no problem';
  test(`${path} ${title}`, { tag }, async ({ page }) => {
    const incidents = watch(page, isGreeting);
    await observeLayoutShifts(page);
    await blockRedirectAway(page, route);
    const response = await page.goto(path, { waitUntil: 'commit' });
    expect(response?.status()).toBe(statusOf(route));
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText([heading]);

    expect(await wakeParts(page)).toBe([...htmlOf(route).matchAll(/ data-(?:example|part)="/g)].length);
    const demo = DEMOS.find((it) => it.path === path);
    if (demo) await expect(builder(page).locator(demo.control).first()).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
    const widths = new Set<number>();
    for (const look of looksOf(route)) {
      await lookAt(page, look);
      expect.soft(await overflowOf(page), look.name).toBeLessThanOrEqual(0);
      if (look === PAGE_LOOKS[0]) continue;
      // Modes differ in colours alone.
      const rules = { colorsOnly: widths.has(look.width), exceptCode: !isModel(route) };
      widths.add(look.width);
      expect.soft(await violationsOn(page, rules), look.name).toEqual([]);
    }

    await expect(page.locator('h1')).toHaveText([heading]);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    expect(incidents.list.filter((incident) => !isExpectedIncident(route, incident))).toEqual([]);
  });
}
