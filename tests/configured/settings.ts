import { join } from 'node:path';
import { APP_ID, SEARCH_KEY } from '../support/algoliaServer';

/** Path under which the configured build is served. */
export const BASE = '/base';

/** What the environment of the configured build holds: every setting that a deploy may give and the default lacks. */
export const SETTINGS = {
  SITE_URL: 'https://docs.example',
  PATH_PREFIX: BASE,
  GTAG_ID: 'G-TEST12345',
  GATSBY_ALGOLIA_APP_ID: APP_ID,
  GATSBY_ALGOLIA_SEARCH_KEY: SEARCH_KEY,
  GATSBY_ALGOLIA_INDEX: 'docs',
  GATSBY_ALGOLIA_EXTERNAL_URL_REGEX: '^https://blog\\.example/',
};

/**
 * Folder of the project's copy that was built with these settings; `scripts/test/configured.ts` makes it and names it.
 *
 * @throws Error when it is not named
 */
export function configuredSite(): string {
  const folder = process.env.CONFIGURED_SITE;
  if (!folder) throw new Error('These tests need a build of their own: run npm run e2e:configured');
  return folder;
}

/** Where what the configured build said is kept. */
export const buildLog = (folder: string): string => join(folder, 'build.log');
