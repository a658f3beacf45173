import type { RedirectRule } from '../content/schemas';

/** Alternative addresses of a page. `.html` and trailing slashes are handled by the host; rules cannot. */
const otherForms = (page: string) => (page === '/' ? ['/index.htm'] : [`${page}.htm`, `${page}/index.html`]);

/**
 * Netlify's `_redirects`: `!` overrides a static page at the path. The host keeps the query string, browsers the hash.
 */
export function renderRedirects(rules: readonly RedirectRule[], pages: readonly string[], pathPrefix: string): string {
  const lines = [
    ...rules.map(({ from, to }) => `${pathPrefix}${from} ${pathPrefix}${to} 301!`),
    ...pages.flatMap((page) => otherForms(page).map((form) => `${pathPrefix}${form} ${pathPrefix}${page} 301`)),
  ];
  return lines.map((line) => `${line}\n`).join('');
}
