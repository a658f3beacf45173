import { expect, type Page } from '@playwright/test';

/** The live parts of the home page, from its top to its end. */
const PARTS = ['DefaultBuilder', 'QueryExport', 'DateExample', 'MultiSelectExample', 'RangeExample', 'StyledBuilder'];

export const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
export const rules = (page: Page, name: string) => part(page, name).locator('.rule');

/** Scrolls to a part and waits until React runs it. */
export async function wake(page: Page, name: string): Promise<void> {
  await part(page, name).scrollIntoViewIfNeeded();
  await expect(part(page, name).locator('[data-live]')).toHaveCount(1);
}

export async function wakeAll(page: Page): Promise<void> {
  for (const name of PARTS) await wake(page, name);
}
