import { expect, test as base } from '@playwright/test';
import { launchOptions } from '../../scripts/shared/launchOptions';
import { PROJECT } from './project';

/** Matches Chromium's console messages about CSP violations. */
const OF_POLICY = /Content.Security.Policy/i;

interface Policy {
  /** Whether the test deliberately violates the CSP. */
  provokesPolicy: boolean;
}

/** A test that fails on CSP violations, unless it provokes them. */
export const test = base.extend<Policy>({
  provokesPolicy: [false, { option: true }],
  context: async ({ context, provokesPolicy }, use) => {
    const violations: string[] = [];
    context.on('console', (message) => {
      if (OF_POLICY.test(message.text())) violations.push(message.text());
    });
    await use(context);
    expect(violations.length > 0, violations.join('\n')).toBe(provokesPolicy);
  },
});

/**
 * Skips tests that need a built site when running against `npm run develop`: the calling file or group, or the test.
 */
export const needsBuild = (why: string): void => test.skip(PROJECT === 'develop', why);

/**
 * Gives each test of the calling file a context of its own. Files whose tests fake the clock or hold files of a sandboxed
 * frame need it: in a reused context, Playwright can leave a script of the clock behind, and can lose a held request.
 */
export const ownContexts = (): void => test.use({ reuseContext: false });

/** Gives sandboxed frames processes of their own in the calling file, so that one that hangs does not stop its page. */
export const isolatedFrames = (): void => test.use({ launchOptions: launchOptions() });

export { expect };
