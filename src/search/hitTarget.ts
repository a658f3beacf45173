import { navigate, withPrefix } from 'gatsby';
import { isSitePath } from '../navigation/sitePath';

/** What a link to a hit has as its `href`. */
export const hrefOf = (url: string): string => (isSitePath(url) ? withPrefix(url) : url);

/** Leads to a hit: a page of this site without loading the site anew. */
export function visit(url: string): void {
  if (isSitePath(url)) void navigate(url);
  else window.location.assign(url);
}
