import type { RedirectRule } from '../content/schemas';

/** Other forms of a page's address. The host itself takes `.html` and a slash off, which no rule can. */
const otherForms = (page: string) => (page === '/' ? ['/index.htm'] : [`${page}.htm`, `${page}/index.html`]);

/**
 * The redirects in the format of Netlify's `_redirects`: `!` lets a rule win over the static page at its path. Search
 * goes along by itself, and browsers keep the hash.
 *
 * @param pages paths of the pages, whose other forms lead to them
 */
export function renderRedirects(rules: readonly RedirectRule[], pages: readonly string[], pathPrefix: string): string {
  const lines = [
    ...rules.map(({ from, to }) => `${pathPrefix}${from} ${pathPrefix}${to} 301!`),
    ...pages.flatMap((page) => otherForms(page).map((form) => `${pathPrefix}${form} ${pathPrefix}${page} 301`)),
  ];
  return lines.map((line) => `${line}\n`).join('');
}
