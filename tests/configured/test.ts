import { test as base } from '../support/test';

/**
 * A test of the configured build. Requests to other hosts are blocked unless the test routes them. Paths without a
 * leading slash are relative to the site's prefix: `page.goto('docs/intro')`.
 */
export const test = base.extend<{ outside: string[] }>({
  /** Blocked URLs at other hosts. */
  outside: [
    async ({ context, baseURL }, use) => {
      const addresses: string[] = [];
      const { origin: own } = new URL(baseURL ?? '');
      await context.route(
        ({ origin, protocol }) => /^https?:$/.test(protocol) && origin !== own,
        async (route) => {
          addresses.push(route.request().url());
          await route.abort();
        },
      );
      await use(addresses);
    },
    { auto: true },
  ],
});

export { expect } from '../support/test';
