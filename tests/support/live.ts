import type { Locator, Page } from '@playwright/test';

/** Scrolls to a live part and waits until React runs it. */
export async function wakePart(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await part.locator('[data-live]').waitFor({ state: 'attached', timeout: 15_000 });
}

/** Wakes all live parts of a page, one after the other, and scrolls back to its top; gives how many there are. */
export async function wakeParts(page: Page): Promise<number> {
  const parts = await page.locator('[data-example], [data-part]').all();
  for (const part of parts) await wakePart(part);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  return parts.length;
}
