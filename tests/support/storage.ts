import type { Page } from '@playwright/test';
import { blockStorage } from './faults';

/** Makes writes to storage of more than this many characters throw, as when the quota is exceeded; by default, all. */
export const fillStorage = (page: Page, room = -1) =>
  page.addInitScript((limit) => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (value.length > limit) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  }, room);

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
