import { createHash } from 'node:crypto';
import { PROJECT_HOSTS } from '../../shared/project/projectHosts';
import type { Environment } from '../environment';
import { INLINE_SCRIPTS } from '../inlineScripts';
import { writePolicy, type Directives } from './writePolicy';

const SELF = "'self'";
const NONE = "'none'";

/** Sources of Google's tag, and the hosts that it sends to. */
const ANALYTICS_SCRIPTS = ['https://*.googletagmanager.com'];
const ANALYTICS_REQUESTS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/** Algolia's hosts for an application: the nearest, then the fallbacks of its client. */
const algoliaHosts = (appId: string): string[] => {
  const id = appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    `https://${id}.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
  ];
};

/** The CSP source that allows an inline script. */
export const hashSource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * The CSP of a page: files of the site, the inline scripts, and the hosts that the deploy's settings need. Inline
 * styles are allowed, because UI libraries create them at run time.
 */
function pageDirectives(scripts: readonly string[], { gtagId, hostedSearch }: Environment): Directives {
  return {
    // Also for fonts, workers, frames and the manifest. Firefox applies it to prefetches of any kind.
    'default-src': [SELF],
    'object-src': [NONE],
    'media-src': [NONE],
    'script-src': [SELF, ...scripts.map(hashSource), ...(gtagId ? ANALYTICS_SCRIPTS : [])],
    'style-src': [SELF, "'unsafe-inline'"],
    'img-src': [SELF, 'data:', ...(gtagId ? ANALYTICS_REQUESTS : [])],
    'connect-src': [
      SELF,
      ...(gtagId ? ANALYTICS_REQUESTS : []),
      ...(hostedSearch ? algoliaHosts(hostedSearch.appId) : []),
    ],
    'form-action': [SELF, ...PROJECT_HOSTS.map(({ action }) => new URL(action).origin)],
    'base-uri': [NONE],
  };
}

export interface PagePolicy {
  scripts: readonly string[];
  /** For the meta element of a page: of the inline scripts, it allows those in its HTML. */
  inPage: (html: string) => string;
  /** For the header: `frame-ancestors` has no effect in a meta element. */
  inHeader: string;
}

export function pagePolicy(environment: Environment): PagePolicy {
  const scripts = Object.values(INLINE_SCRIPTS);
  return {
    scripts,
    inPage: (html) =>
      writePolicy(
        pageDirectives(
          scripts.filter((script) => html.includes(script)),
          environment,
        ),
      ),
    inHeader: writePolicy({ ...pageDirectives(scripts, environment), 'frame-ancestors': [SELF] }),
  };
}
