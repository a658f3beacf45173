import { expect, type ConsoleMessage, type Locator, type Page } from '@playwright/test';

interface Incidents {
  /** Console messages, script errors, failed requests, and requests to other hosts. */
  list: string[];
}

const isHarmless = (message: ConsoleMessage) => !['error', 'warning'].includes(message.type());

/**
 * Records everything that the console or network panel would show as wrong.
 *
 * @param isExpected accepts a console message; by default, all but errors and warnings
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
    // An interrupted prefetch is not a failure.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') note(`failed: ${request.url()}`);
  });
  return incidents;
}

/**
 * Waits until an element, or one within it, matches `css`. It starts over when the element is replaced or the page is
 * left. The page itself tells it of changes, whereas Playwright looks at ever longer intervals, of up to half a second.
 *
 * @param css for the browser's `querySelector`
 */
export async function appears(root: Locator, css: string): Promise<void> {
  const wait = (element: Element, selector: string) =>
    new Promise<boolean>((resolve) => {
      const check = () => {
        const isThere = element.matches(selector) || element.querySelector(selector) !== null;
        if (!isThere && element.isConnected) return;
        observer.disconnect();
        resolve(isThere);
      };
      const observer = new MutationObserver(check);
      observer.observe(document, { subtree: true, childList: true, attributes: true });
      check();
    });
  const isOver = () =>
    root.evaluate(wait, css).catch((error: Error) => {
      if (/context was destroyed/.test(error.message)) return false;
      throw error;
    });
  while (!(await isOver()));
}

/** Scrolls to a live part and waits for its hydration. */
export async function wakePart(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await appears(part, '[data-live]');
}

/** Scrolls to each live part until it is hydrated, then back to the top. Returns their number. */
export async function wakeParts(page: Page): Promise<number> {
  const parts = await page.locator('[data-example], [data-part]').all();
  for (const part of parts) await wakePart(part);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  return parts.length;
}

/** React runs the page, and all of it is laid out. */
export const hydrated = (page: Page): Promise<void> =>
  appears(page.locator(':root'), '[data-hydrated]:not([data-deferred]:has(.fold))');

/** Opens a page and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

export const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name });

/** Horizontal overflow in px. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Gives the texts of all scripts that are requested from now on, for whose answers it waits. */
export function scriptTexts(page: Page): () => Promise<string[]> {
  const texts: Promise<string>[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') texts.push(request.response().then((response) => response?.text() ?? ''));
  });
  return () => Promise.all(texts);
}

/** Changes the hash of the running page. */
export const changeHash = (page: Page, hash: string): Promise<void> =>
  page.evaluate((to) => {
    window.location.hash = to;
  }, hash);

/** Distance of an element from the top of the viewport, in px. */
export const topOf = (page: Page, id: string): Promise<number> =>
  page.locator(`[id="${id}"]`).evaluate((element) => Math.round(element.getBoundingClientRect().top));

export const scrollY = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Waits until a frame has begun and ended. */
export const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Scrolls to `y` (px) and waits until scroll handlers have run. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await expect.poll(() => scrollY(page)).toBe(y);
  // The scroll event fires in the next frame: two steps within one frame would merge.
  await twoFrames(page);
}
