import { createHash } from 'node:crypto';
import { pageScripts } from '../../layout/pageScripts';
import { PROJECT_HOSTS } from '../../project/projectHosts';
import { readSite } from '../content/readContent';
import type { Environment } from '../environment';
import { writePolicy, type Directives } from './writePolicy';

const SELF = "'self'";
const NONE = "'none'";

/** Where Google's tag is fetched from, and where it sends to. */
const ANALYTICS_SCRIPTS = ['https://*.googletagmanager.com'];
const ANALYTICS_REQUESTS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/** The servers of an application at Algolia: the nearest, then those that its client tries when it does not answer. */
const algoliaHosts = (appId: string): string[] => {
  const id = appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    `https://${id}.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
  ];
};

/** The source that allows a script which stands in a page. */
export const hashSource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * What a page may load and run: files of the site, the scripts that stand in all pages, and what the settings of the
 * deploy ask of other hosts. Styles may stand in pages, for the UI libraries write them while they run.
 *
 * @param scripts the scripts that stand in pages
 */
function pageDirectives(scripts: readonly string[], { gtagId, hostedSearch }: Environment): Directives {
  return {
    // Firefox takes it for what is prefetched, of every kind.
    'default-src': [SELF],
    'object-src': [NONE],
    'media-src': [NONE],
    'script-src': [SELF, ...scripts.map(hashSource), ...(gtagId ? ANALYTICS_SCRIPTS : [])],
    'style-src': [SELF, "'unsafe-inline'"],
    'img-src': [SELF, 'data:', ...(gtagId ? ANALYTICS_REQUESTS : [])],
    'font-src': [SELF],
    'connect-src': [
      SELF,
      ...(gtagId ? ANALYTICS_REQUESTS : []),
      ...(hostedSearch ? algoliaHosts(hostedSearch.appId) : []),
    ],
    'worker-src': [SELF],
    'manifest-src': [SELF],
    'frame-src': [SELF],
    'form-action': [SELF, ...PROJECT_HOSTS.map(({ action }) => new URL(action).origin)],
    'base-uri': [NONE],
  };
}

/** The policy of the site's pages, and the scripts that it allows to stand in them. */
export interface PagePolicy {
  scripts: readonly string[];
  /** What a page says by itself. */
  inPage: string;
  /** What the host says: who may frame a page is not for the page to say. */
  inHeader: string;
}

/**
 * The policy of this site's pages under the settings of a deploy.
 *
 * @throws ContentError when content/site.yml cannot be read
 */
export function pagePolicy(environment: Environment): PagePolicy {
  const scripts = pageScripts(`${environment.pathPrefix}/search`, readSite().announcement?.id);
  const directives = pageDirectives(scripts, environment);
  return {
    scripts,
    inPage: writePolicy(directives),
    inHeader: writePolicy({ ...directives, 'frame-ancestors': [SELF] }),
  };
}
