import { expect, type BrowserContext, type Page, type Route } from '@playwright/test';

/** Ways in which loading a file can fail. */
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
 * Delays matching requests until the returned function is called, which waits for the first of them, and fails if there
 * is none. Call it before opening the page, to catch all requests.
 *
 * @param page or a context, for the requests of all its pages and workers
 * @param answer what is done with a request then; by default, it goes on
 */
export async function hold(
  page: Page | BrowserContext,
  files: RegExp,
  answer = (route: Route): Promise<void> => route.continue(),
): Promise<() => Promise<void>> {
  let held = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    held += 1;
    await released;
    await answer(route);
  });
  return async () => {
    await expect.poll(() => held, `requests of ${files.source}`).toBeGreaterThan(0);
    release();
  };
}

/** The error banner for scripts that did not load. */
export const banner = (page: Page) => page.getByRole('alert').filter({ hasText: 'This site did not load properly.' });

/** URLs of main-frame navigations from now on. */
export function documentLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url());
  });
  return loads;
}

/** Paths of requests from now on. */
export function requestedPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** Clicks a link to any path, by changing the target of the home link for a moment. */
export const follow = (page: Page, to: string): Promise<void> =>
  page
    .locator('#navbar a')
    .first()
    .evaluate((link: HTMLAnchorElement, path) => {
      const home = link.getAttribute('href')!;
      link.setAttribute('href', path);
      link.click();
      link.setAttribute('href', home);
    }, to);

/** Modifies the page data of a page in transit. */
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

/** Makes any access to either storage throw. */
export const blockStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
