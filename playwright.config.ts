import { join } from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { sharedProcessOptions } from './scripts/shared/launchOptions';
import { BASE, configuredSite } from './scripts/test/configuredSettings';
import { NGINX_ORIGIN, NGINX_PORT } from './tests/nginx/settings';
import { PROJECT } from './tests/support/project';

/** Tests that need a server, or a build, of their own. */
const APART = ['configured/**', 'nginx/**'];

/**
 * What nginx has no say in, and what takes long: tools for assistants; the ranking of the search; each option of the demos
 * and the code that they write; axe on every page, and its HTML; pages that the test makes, or serves, itself.
 */
const NOT_OF_NGINX = [
  'afdocs.spec.ts',
  'authoring.spec.ts',
  'builder-accessibility.spec.ts',
  'cdn-samples.spec.ts',
  'demo-accessibility.spec.ts',
  'demo-exports.spec.ts',
  'demo-imports.spec.ts',
  'demo-options.spec.ts',
  'demo-switching.spec.ts',
  'every-page.spec.ts',
  'generated-code.spec.ts',
  'mcp.spec.ts',
  'search-relevance.spec.ts',
  'slow-page.spec.ts',
  'valid-html.spec.ts',
  'wrong-base.spec.ts',
];

interface Target extends Pick<PlaywrightTestConfig, 'testMatch' | 'testIgnore' | 'outputDir' | 'webServer'> {
  baseURL: string;
}

const serve = (url: string, port: number) => ({
  command: 'tsx scripts/serve/main.ts',
  // To compress as hosts do takes a minute of processor time. Tests that count bytes have a server that does.
  env: { PORT: String(port), COMPRESS_QUICKLY: '1' },
  url,
});

/** What the tests run against: one of these, which `E2E_PROJECT` names. */
const TARGETS: Record<typeof PROJECT, () => Target> = {
  /** The built site. */
  site: () => ({
    baseURL: 'http://localhost:9310',
    testIgnore: APART,
    webServer: serve('http://localhost:9310/docs/intro', 9310),
  }),
  /** A second build, which has all the settings that a deploy may give: see scripts/test/configured.ts. */
  configured: () => {
    const baseURL = `http://localhost:9311${BASE}/`;
    const { env, ...server } = serve(baseURL, 9311);
    return {
      baseURL,
      testMatch: 'configured/**/*.spec.ts',
      // Its tests may run at the same time as those of the first build, which write to the project.
      outputDir: join(configuredSite(), 'test-results'),
      webServer: { ...server, cwd: configuredSite(), env: { ...env, PATH_PREFIX: BASE } },
    };
  },
  /** The built site on nginx, with files that were compressed before. */
  nginx: () => ({
    baseURL: NGINX_ORIGIN,
    testIgnore: ['configured/**', ...NOT_OF_NGINX],
    webServer: { command: `tsx scripts/nginx/serve.ts ${NGINX_PORT}`, url: NGINX_ORIGIN, timeout: 600_000 },
  }),
  /** The site as `npm run develop` serves it, to whatever runs at its port already. */
  develop: () => ({
    baseURL: 'http://localhost:8000',
    testIgnore: APART,
    webServer: {
      command: 'npm run develop',
      url: 'http://localhost:8000/docs/intro',
      reuseExistingServer: true,
      timeout: 600_000,
    },
  }),
};

const { baseURL, webServer, ...project } = TARGETS[PROJECT]();

export default defineConfig({
  testDir: 'tests',
  // Vitest runs the tests of what supports them.
  testMatch: '**/*.spec.ts',
  // A machine that is busy is not a site that fails.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['./tests/support/skipReasons.ts'],
    ...(process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }] as const] : []),
  ],
  use: {
    launchOptions: sharedProcessOptions(),
    // A browser takes longer to make a page than to load one.
    reuseContext: true,
  },
  projects: [{ name: PROJECT, ...project, use: { baseURL } }],
  webServer,
});
