import type { Page } from '@playwright/test';
import { open, wakePart } from './page';

export const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
export const rules = (page: Page, name: string) => part(page, name).locator('.rule');

/** Scrolls to a part and waits for its hydration. */
export const wake = (page: Page, name: string): Promise<void> => wakePart(part(page, name));

/** Opens the home page and wakes these parts. */
export async function openHome(page: Page, ...names: string[]): Promise<void> {
  await open(page, '/');
  for (const name of names) await wake(page, name);
}
