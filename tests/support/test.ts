import { expect, test as base } from '@playwright/test';

/** What Chromium's console says where a page does what its policy forbids. */
const OF_POLICY = /Content.Security.Policy/i;

interface Policy {
  /** Whether the test has pages do what their policy forbids. */
  provokesPolicy: boolean;
  policyKept: void;
}

/** A test whose pages do nothing that their Content-Security-Policy forbids, unless it provokes that. */
export const test = base.extend<Policy>({
  provokesPolicy: [false, { option: true }],
  policyKept: [
    async ({ context, provokesPolicy }, use) => {
      const violations: string[] = [];
      context.on('console', (message) => {
        if (OF_POLICY.test(message.text())) violations.push(message.text());
      });
      await use();
      expect(violations.length > 0, violations.join('\n')).toBe(provokesPolicy);
    },
    { auto: true },
  ],
});

export { expect };
