import { withPrefix } from 'gatsby';

/** The path of a page as the site names it: without the path prefix under which the site is served. */
export function ownPath(pathname: string): string {
  const prefix = withPrefix('/').replace(/\/$/, '');
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
}
