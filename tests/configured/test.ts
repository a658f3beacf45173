import { test as base } from '../support/test';

/**
 * A test of the configured build. Its pages reach no other host than their own: what they ask of one is refused, unless
 * the test routes it. Paths without a slash in front are below the path of the site: `page.goto('docs/intro')`.
 */
export const test = base.extend<{ outside: string[] }>({
  /** Addresses at other hosts that were asked for and that the test did not route. */
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
