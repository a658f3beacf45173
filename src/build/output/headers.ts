import { framePolicy } from '../playground/framePage';
import { framePath } from '../playground/places';

/** Headers of the files under a path, which may end in `*`. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

const FOREVER = 'public, max-age=31536000, immutable';

/** What browsers are told of a file when no rule says how long to keep it, as hosts do by themselves. */
export const FRESH = 'public, max-age=0, must-revalidate';

/** For browsers that know nothing of `frame-ancestors`. */
const OWN_FRAMES = { 'X-Frame-Options': 'SAMEORIGIN' };

/** What only pages need: with each of the thirty files of a visit it would be more than some of them are. */
const PAGE_HEADERS = {
  ...OWN_FRAMES,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/**
 * What the host sends with each file. Names of files with a hash never stand for other content, so they are kept.
 * A host joins what several rules say under one name, so only policies, which add up, may come from two.
 */
const HEADER_RULES: readonly HeaderRule[] = [
  {
    path: '/*',
    headers: {
      'X-Content-Type-Options': 'nosniff',
      // The site frames its own examples, and nothing else; nobody else frames the site.
      'Content-Security-Policy': "frame-src 'self'; frame-ancestors 'self'",
      'Strict-Transport-Security': 'max-age=31536000',
    },
  },
  { path: '/fonts/*', headers: { 'Cache-Control': FOREVER } },
  { path: '/styles/*', headers: { 'Cache-Control': FOREVER } },
  { path: '/static/*', headers: { 'Cache-Control': FOREVER } },
  // Frames, whose origin is no site's, are told of errors in scripts that they may read.
  { path: '/playground/*.js', headers: { 'Access-Control-Allow-Origin': '*' } },
  { path: '/playground/*.css', headers: { 'Cache-Control': FOREVER } },
  // What a name without a dash names changes: /js/console.js.
  { path: '/*-*.js', headers: { 'Cache-Control': FOREVER } },
  // One name for ever: a browser asks whether what it holds is still the same.
  { path: '/search-index/*', headers: { 'Cache-Control': 'no-cache' } },
  { path: '/page-list/*', headers: { 'Cache-Control': 'no-cache' } },
  { path: '/*.md', headers: { 'Content-Type': 'text/markdown; charset=utf-8' } },
  { path: '/*.txt', headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
];

interface RuleSettings {
  siteUrl: string;
  /** Names of the versions of the documentation. */
  versions: readonly string[];
  /** Names with which the paths of pages begin: `docs` for `/docs/intro`. */
  sections: readonly string[];
  /** The policy of the pages. */
  policy: string;
  /** Whether search engines should leave the site out. */
  isPreview: boolean;
}

/**
 * The rules of the site: those of every file, the policy of its pages and what else they need, and that of the frames in
 * which readers' code runs. No rule can leave a path out, so the policy of the pages is said of each section in which no
 * frame is. The page that stands for a missing one outside of them has it in its head, and where the host looks at what
 * it serves instead.
 */
export const headerRules = ({ siteUrl, versions, sections, policy, isPreview }: RuleSettings): HeaderRule[] => [
  ...HEADER_RULES,
  ...(isPreview ? [{ path: '/*', headers: { 'X-Robots-Tag': 'noindex' } }] : []),
  ...['/', '/404.html', ...sections.flatMap((section) => [`/${section}`, `/${section}/*`])].map((path) =>
    policyRule(path, policy, PAGE_HEADERS),
  ),
  ...versions
    .flatMap((version) => [framePath(version), framePath(version).replace(/\.html$/, '')])
    .map((path) => policyRule(path, framePolicy(siteUrl), OWN_FRAMES)),
];

const policyRule = (path: string, policy: string, others: HeaderRule['headers']): HeaderRule => ({
  path,
  headers: { 'Content-Security-Policy': policy, ...others },
});

/** The rules in the format of Netlify's `_headers`. */
export function renderHeaders(rules: readonly HeaderRule[], pathPrefix: string): string {
  return rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${pathPrefix}${path}\n${lines.join('')}`;
    })
    .join('\n');
}
