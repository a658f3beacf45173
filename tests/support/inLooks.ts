import { expect, type Page } from '@playwright/test';
import { violationsOn } from './axe';
import { lookAt, LOOKS, type Look } from './looks';
import { overflowOf } from './page';

/** Expects that axe finds nothing on the screen with this name, and that the page does not scroll sideways. */
type Judge = (screen?: string) => Promise<void>;

/** Shows each look of a hydrated page. All rules of axe run once for each width, because modes differ in colours alone. */
export async function inLooks(page: Page, check: (judge: Judge, look: Look) => Promise<void>): Promise<void> {
  const widths = new Set<number>();
  for (const look of LOOKS) {
    const colorsOnly = widths.has(look.width);
    widths.add(look.width);
    await lookAt(page, look);
    const judge = async (screen = '') => {
      expect(await violationsOn(page, { colorsOnly }), `${screen} ${look.name}`).toEqual([]);
      expect(await overflowOf(page), `${screen} ${look.name}`).toBeLessThanOrEqual(0);
    };
    await check(judge, look);
  }
}

/** Expects of each look of a hydrated page that axe finds nothing, and that nothing scrolls sideways. */
export const expectGoodLooks = (page: Page): Promise<void> => inLooks(page, (judge) => judge());
