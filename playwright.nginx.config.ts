import { defineConfig } from '@playwright/test';
import config from './playwright.config';
import { nginxOrigin } from './tests/nginx/settings';

/**
 * What the host has no say in, and what takes long: each option of the demos and the code that they write, which are
 * matters of scripts alone; axe on every page, and its HTML; pages that the test makes, or serves, itself.
 */
const LEFT_OUT = [
  'authoring.spec.ts',
  'cdn-samples.spec.ts',
  'demo-accessibility.spec.ts',
  'demo-exports.spec.ts',
  'demo-imports.spec.ts',
  'demo-options.spec.ts',
  'demo-switching.spec.ts',
  'every-page.spec.ts',
  'generated-code.spec.ts',
  'valid-html.spec.ts',
  'wrong-base.spec.ts',
];

/** The end-to-end tests of the built site behind nginx: see scripts/test/nginx.ts. */
export default defineConfig({
  ...config,
  testIgnore: ['configured/**', ...LEFT_OUT.map((file) => `tests/${file}`)],
  use: { ...config.use, baseURL: nginxOrigin() },
  webServer: undefined,
});
