import type { Page } from '@playwright/test';
import { open, wakePart } from './page';

/** Live parts of the home page, from top to bottom. */
const PARTS = [
  'HeroBuilder',
  'DefaultBuilder',
  'QueryExport',
  'QueryImport',
  'DateExample',
  'MultiSelectExample',
  'RangeExample',
  'StyledBuilder',
];

export const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
export const rules = (page: Page, name: string) => part(page, name).locator('.rule');

/** Scrolls to a part and waits for its hydration. */
export const wake = (page: Page, name: string): Promise<void> => wakePart(part(page, name));

/** Opens the home page and wakes these parts. */
export async function openHome(page: Page, ...names: string[]): Promise<void> {
  await open(page, '/');
  for (const name of names) await wake(page, name);
}

export async function wakeAll(page: Page): Promise<void> {
  for (const name of PARTS) await wake(page, name);
}
