import { withPrefix } from 'gatsby';

/** The path under which the site is served, such as `/site`; empty for the root. */
export const pathPrefix = () => withPrefix('/').replace(/\/$/, '');

/** The path of a page as the site names it: without the path prefix. */
export function ownPath(pathname: string): string {
  const prefix = pathPrefix();
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
}
