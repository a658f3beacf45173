import type { RedirectRule } from '../content/schemas';

/** The table of redirects in the format of Netlify's `_redirects`; `!` lets a rule win over the static page at its path. */
export function renderRedirects(rules: readonly RedirectRule[], pathPrefix: string): string {
  return rules.map(({ from, to }) => `${pathPrefix}${from} ${pathPrefix}${to} 301!\n`).join('');
}
