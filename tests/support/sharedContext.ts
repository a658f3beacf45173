import { test as base, type BrowserContext } from '@playwright/test';

interface Shared {
  sharedContext: BrowserContext;
}

/** Tests that share a context per worker, and so the HTTP and code caches. */
export const test = base.extend<object, Shared>({
  sharedContext: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedContext }, use) => {
    const page = await sharedContext.newPage();
    await use(page);
    await page.close();
  },
});

export { expect } from '@playwright/test';
