/** Headers of the files under a path, which may end in `*`. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

const FOREVER = 'public, max-age=31536000, immutable';

/** What the host sends with each file. Names of files with a hash never stand for other content, so they are kept. */
export const HEADER_RULES: readonly HeaderRule[] = [
  {
    path: '/*',
    headers: {
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    },
  },
  { path: '/fonts/*', headers: { 'Cache-Control': FOREVER } },
  { path: '/styles/*', headers: { 'Cache-Control': FOREVER } },
  { path: '/static/*', headers: { 'Cache-Control': FOREVER } },
  { path: '/*.js', headers: { 'Cache-Control': FOREVER } },
];

/** The rules in the format of Netlify's `_headers`. */
export function renderHeaders(rules: readonly HeaderRule[], pathPrefix: string): string {
  return rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${pathPrefix}${path}\n${lines.join('')}`;
    })
    .join('\n');
}
