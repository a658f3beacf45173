import type { Locator, Page } from '@playwright/test';
import { appears } from './page';

/** Scrolls to a live part and waits for its hydration. */
export async function wakePart(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await appears(part, '[data-live]');
}

/** Scrolls to each live part until it is hydrated, then back to the top. Returns their number. */
export async function wakeParts(page: Page): Promise<number> {
  const parts = await page.locator('[data-example], [data-part]').all();
  for (const part of parts) await wakePart(part);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  return parts.length;
}
