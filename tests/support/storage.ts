import type { Page } from '@playwright/test';
import { blockStorage } from './faults';

/** Makes every attempt to store something fail, as it does where there is no room. */
const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });

/** What storage can be like, and what makes it so. */
export const STORAGES = [
  ['blocked', blockStorage],
  ['full', fillStorage],
] as const;

/** Values that no part of the site stores, the names of what every object has among them. */
export const RUBBISH = ['', '{}', '__proto__', '<img src=x onerror=alert(1)>'];

/** Stores a value before the page's own scripts run, once: what the page does with it lasts. */
export const store = (page: Page, key: string, value: string) =>
  page.addInitScript(
    ([name, text]) => {
      if (sessionStorage.getItem('stored') === null) localStorage.setItem(name!, text!);
      sessionStorage.setItem('stored', '');
    },
    [key, value],
  );

/** What is stored under a key; null where nothing is. */
export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
