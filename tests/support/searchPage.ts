import type { Page } from '@playwright/test';

export const field = (page: Page) => page.getByPlaceholder('Type your search here');

export const results = (page: Page) => page.locator('article article');

/** The status with the number of results. */
export const count = (page: Page) => page.getByRole('main').getByRole('status');

export const places = (page: Page) => results(page).locator('h2 a, ul a');

export const found = async (page: Page) => Number(/^\d+/.exec((await count(page).textContent()) ?? '')?.[0]);
