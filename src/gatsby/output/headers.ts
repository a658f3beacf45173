import { markdownPath } from '../../shared/navigation/markdownPath';
import { framePath, framePolicy } from '../playground/framePage';

/** Headers for a path, which may end in `*`. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/** Cache-Control when no rule sets it. Hosts send it by default. */
export const REVALIDATE_ALWAYS = 'public, max-age=0, must-revalidate';

/** For browsers without support for `frame-ancestors`. */
const OWN_FRAMES = { 'X-Frame-Options': 'SAMEORIGIN' };

/** Only for pages: a visit loads thirty files, and these headers would be larger than some of them. */
const PAGE_HEADERS = {
  ...OWN_FRAMES,
  'Strict-Transport-Security': 'max-age=31536000',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/**
 * Headers by file. Files with a hash in their name never change, so they are cached. A host joins the values of a
 * header that several rules set, so only policies, which combine, may come from two rules.
 */
const HEADER_RULES: readonly HeaderRule[] = [
  {
    path: '/*',
    headers: {
      'X-Content-Type-Options': 'nosniff',
      // No other site may frame this one.
      'Content-Security-Policy': "frame-ancestors 'self'",
    },
  },
  { path: '/fonts/*', headers: { 'Cache-Control': CACHE_FOREVER } },
  { path: '/styles/*', headers: { 'Cache-Control': CACHE_FOREVER } },
  { path: '/static/*', headers: { 'Cache-Control': CACHE_FOREVER } },
  // Frames have an opaque origin; without CORS they would not receive the details of script errors.
  { path: '/playground/*.js', headers: { 'Access-Control-Allow-Origin': '*' } },
  { path: '/playground/*.css', headers: { 'Cache-Control': CACHE_FOREVER } },
  { path: '/playground/types-*.json', headers: { 'Cache-Control': CACHE_FOREVER } },
  // Names without a dash have no hash, such as /js/console.js.
  { path: '/*-*.js', headers: { 'Cache-Control': CACHE_FOREVER } },
  // SQLite is WebAssembly: this worker may compile it, the pages may not. Its name is in src/demo/rows/createRunner.ts.
  {
    path: '/demo-engines-*.js',
    headers: {
      'Content-Security-Policy': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    },
  },
  // The name never changes, so browsers must revalidate.
  { path: '/search-index/*', headers: { 'Cache-Control': 'no-cache' } },
  { path: '/*.md', headers: { 'Content-Type': 'text/markdown; charset=utf-8', Vary: 'Accept' } },
  { path: '/*.txt', headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
];

/** Converts a rule's path, in which `*` matches any text, to a regular expression. */
export const pathPattern = (path: string): string =>
  path
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');

interface RuleSettings {
  siteUrl: string;
  versions: readonly string[];
  pages: readonly string[];
  policy: string;
  isPreview: boolean;
}

/**
 * The rules of the site: for all files, for pages, and for the frames that run readers' code. Rules cannot exclude
 * paths, so the page policy is set for each section without frames. A 404 page outside of these sections has the policy
 * in its head, and in headers if the host matches rules against the served file.
 */
export const headerRules = ({ siteUrl, versions, pages, policy, isPreview }: RuleSettings): HeaderRule[] => [
  ...HEADER_RULES,
  ...(isPreview ? [{ path: '/*', headers: { 'X-Robots-Tag': 'noindex' } }] : []),
  ...['/', '/404.html', ...sectionsOf(pages).flatMap((section) => [`/${section}`, `/${section}/*`])].map((path) =>
    policyRule(path, policy, PAGE_HEADERS),
  ),
  ...versions
    .flatMap((version) => [framePath(version), framePath(version).replace(/\.html$/, '')])
    .map((path) => policyRule(path, framePolicy(siteUrl), OWN_FRAMES)),
];

/** The first segments of paths: `docs` for `/docs/intro`. The not-found page has a rule of its own. */
const sectionsOf = (pages: readonly string[]): string[] =>
  [...new Set(pages.map((path) => path.split('/')[1] ?? ''))].filter((name) => name && name !== '404').sort();

const policyRule = (path: string, policy: string, others: HeaderRule['headers']): HeaderRule => ({
  path,
  headers: { 'Content-Security-Policy': policy, ...others },
});

/** The header of a page that leads tools to its twin and to the list of all. Relative, to be short on every page. */
export const twinLink = (twin: string, pathPrefix: string): string =>
  `<${twin}>;rel=alternate;type="text/markdown",<${pathPrefix}/llms.txt>;rel=llms-txt`;

/** The headers of pages about their twins, which clients that prefer markdown get at the addresses of the pages. */
export const twinRules = (pages: readonly string[], pathPrefix: string): HeaderRule[] =>
  pages.map((path) => {
    const twin = markdownPath(path);
    const name = path === '/' ? pathPrefix + twin : twin.slice(twin.lastIndexOf('/') + 1);
    return { path, headers: { Link: twinLink(name, pathPrefix), Vary: 'Accept' } };
  });

/** Formats the rules as Netlify's `_headers`. */
export function renderHeaders(rules: readonly HeaderRule[], pathPrefix: string): string {
  return rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${pathPrefix}${path}\n${lines.join('')}`;
    })
    .join('\n');
}
