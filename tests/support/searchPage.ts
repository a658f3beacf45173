import type { Page } from '@playwright/test';

/** Where the search page takes its query. */
export const field = (page: Page) => page.getByPlaceholder('Type your search here');

/** The pages that were found. */
export const results = (page: Page) => page.locator('article article');

/** What the page says of how much it found. */
export const count = (page: Page) => page.getByRole('main').getByRole('status');

/** The links to places. */
export const places = (page: Page) => results(page).locator('h2 a, ul a');

/** How much it says that it found. */
export const found = async (page: Page) => Number(/^\d+/.exec((await count(page).textContent()) ?? '')?.[0]);
