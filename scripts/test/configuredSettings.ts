import { join } from 'node:path';
import { ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY } from '../search-push/fakeAlgolia';

/** Path prefix of the configured build. */
export const BASE = '/base';

/** Environment of the configured build: every deploy setting without a default. */
export const SETTINGS = {
  SITE_URL: 'https://docs.example',
  PATH_PREFIX: BASE,
  GTAG_ID: 'G-TEST12345',
  GATSBY_ALGOLIA_APP_ID: ALGOLIA_APP_ID,
  GATSBY_ALGOLIA_SEARCH_KEY: ALGOLIA_SEARCH_KEY,
  GATSBY_ALGOLIA_INDEX: 'docs',
  GATSBY_ALGOLIA_EXTERNAL_URL_REGEX: '^https://blog\\.example/',
};

/** The copy of the project that `scripts/test/configured.ts` built. Throws Error if CONFIGURED_SITE is not set. */
export function configuredSite(): string {
  const folder = process.env.CONFIGURED_SITE;
  if (!folder) throw new Error('These tests need a build of their own: run npm run e2e:configured');
  return folder;
}

/** The file with the output of the configured build. */
export const buildLog = (folder: string): string => join(folder, 'build.log');
