import type { Page } from '@playwright/test';
import { blockStorage } from './faults';

/** Makes every write to storage throw, as when the quota is exceeded. */
const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });

export const STORAGES = [
  ['blocked', blockStorage],
  ['full', fillStorage],
] as const;

/** Stores a value before the page's scripts run, once per session, so that later changes by the page persist. */
export const store = (page: Page, key: string, value: string) =>
  page.addInitScript(
    ([name, text]) => {
      if (sessionStorage.getItem('stored') === null) localStorage.setItem(name!, text!);
      sessionStorage.setItem('stored', '');
    },
    [key, value],
  );

export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
