import { expect, type Page } from '@playwright/test';

/** What a page did that it should not have done. */
export interface Incidents {
  /** Messages of the console, errors of scripts, requests that failed or went to another host. */
  list: string[];
}

/** Watches a page for everything that a visitor's console or network would show as wrong. */
export function watch(page: Page): Incidents {
  const incidents: Incidents = { list: [] };
  const note = (text: string) => incidents.list.push(text);
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      note(`console ${message.type()}: ${message.text()}`);
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

/** Waits until React runs the page. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
}

/** Opens a page and waits until React runs it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
