import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import config from './playwright.config';
import { BASE, configuredSite } from './tests/configured/settings';

/** Where the configured build is served while its tests run. */
const PORT = 9311;

const address = `http://localhost:${PORT}${BASE}/`;

/** The tests of a second build, which has all the settings that a deploy may give: see scripts/test/configured.ts. */
export default defineConfig({
  ...config,
  testDir: 'tests/configured',
  testIgnore: [],
  // It may run beside the tests of the first build, which have theirs in the project.
  outputDir: join(configuredSite(), 'test-results'),
  use: { ...config.use, baseURL: address },
  webServer: {
    command: 'tsx scripts/serve/main.ts',
    cwd: configuredSite(),
    env: { PORT: String(PORT), PATH_PREFIX: BASE },
    url: address,
    reuseExistingServer: false,
  },
});
