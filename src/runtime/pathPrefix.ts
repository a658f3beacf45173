import { withPrefix } from 'gatsby';

/** Path prefix of the site, such as `/site`; empty for the root. */
export const pathPrefix = () => withPrefix('/').replace(/\/$/, '');

/** The path without the path prefix. */
export function withoutPrefix(pathname: string): string {
  const prefix = pathPrefix();
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
}
