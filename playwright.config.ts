import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/shared/launchOptions';

/** Where the built site is served while the tests run. */
const PORT = 9310;

export default defineConfig({
  testDir: 'tests',
  // Vitest runs the tests of what supports them.
  testMatch: '**/*.spec.ts',
  // They need a build, or a server, of their own: see playwright.configured.config.ts and playwright.nginx.config.ts.
  testIgnore: ['configured/**', 'nginx/**'],
  timeout: 60_000,
  // A machine that is busy is not a site that fails.
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ...(process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }] as const] : []),
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: launchOptions(),
  },
  webServer: {
    command: 'tsx scripts/serve/main.ts',
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}/docs/intro`,
    reuseExistingServer: false,
  },
});
