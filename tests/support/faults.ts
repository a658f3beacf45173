import type { Page, Route } from '@playwright/test';

/** What can become of a file on its way. */
export const FAULTS = {
  'answers 404': (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  'answers 500': (route: Route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Error</h1>' }),
  'is HTML': (route: Route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Hi</p>' }),
  'is cut off': (route: Route) => route.abort('connectionreset'),
  'never comes': () => new Promise<void>(() => undefined),
} as const;

export type Fault = keyof typeof FAULTS;

/**
 * Holds files back until what it gives is called. Best before the page is opened: a page that is open may get what it asks
 * for right afterwards.
 */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** What a page says when its files did not come. */
export const banner = (page: Page) => page.getByRole('alert').filter({ hasText: 'This site did not load properly.' });

/** The addresses of the documents that a page loads from now on. */
export function documentLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url());
  });
  return loads;
}

/** Goes to a page of the site as a link does. */
export const follow = (page: Page, to: string): Promise<void> =>
  page.evaluate((path) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(path), to);

/** Changes the data of a page on its way. */
export async function changeData(page: Page, path: string, change: (data: PageData) => void): Promise<void> {
  await page.route(`**/page-data${path}/page-data.json`, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as PageData;
    change(json);
    await route.fulfill({ response, json });
  });
}

interface PageData {
  path: string;
  componentChunkName: string;
  result: { data: Record<string, Record<string, unknown>> };
}

/** Makes both storages throw whenever they are touched. */
export const blockStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
