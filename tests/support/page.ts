import { expect, type ConsoleMessage, type Page } from '@playwright/test';

/** What a page did that it should not have done. */
export interface Incidents {
  /** Messages of the console, errors of scripts, requests that failed or went to another host. */
  list: string[];
}

const isHarmless = (message: ConsoleMessage) => !['error', 'warning'].includes(message.type());

/**
 * Watches a page for everything that a visitor's console or network would show as wrong.
 *
 * @param isExpected which messages of the console may be there: those that are no errors and no warnings
 */
export function watch(page: Page, isExpected = isHarmless): Incidents {
  const incidents: Incidents = { list: [] };
  const note = (text: string) => incidents.list.push(text);
  page.on('console', (message) => {
    if (!isExpected(message)) note(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => note(`error: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') note(`request to another host: ${request.url()}`);
  });
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isPage) note(`${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // A prefetch that a navigation interrupts is no failure.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') note(`failed: ${request.url()}`);
  });
  return incidents;
}

/** Waits until React runs the page, and all of it is laid out. */
export async function hydrated(page: Page): Promise<void> {
  // Told by the page at once, where an assertion would ask again and again.
  await page.locator('html[data-hydrated]:not([data-folded])').waitFor({ state: 'attached', timeout: 15_000 });
}

/** Opens a page and waits until React runs it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** The heading of a page. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The link of this name in the sidebar of the documentation. */
export const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name });

/** How far a page scrolls sideways, in px. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** How far down a page is scrolled, in px. */
export const scrollY = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls a page to `y`, in px, and waits until its scripts were told. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await expect.poll(() => scrollY(page)).toBe(y);
  // The event comes with the next frame: two steps within one would be told as one.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
