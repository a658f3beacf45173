import { decodeEntities } from '../entities';

/** The distinct links of a built page to the site itself, without the path prefix. */
export function htmlLinks(html: string, pathPrefix: string): string[] {
  const links = [...html.matchAll(/<a\s(?:[^>]*?\s)?href="([^"]*)"/g)].map(([, href = '']) => decodeEntities(href));
  const own = links.filter((href) => /^(?:$|#|\/(?!\/))/.test(href));
  const isInside = (href: string) => pathPrefix !== '' && `${href}/`.startsWith(`${pathPrefix}/`);
  const local = own.map((href) => (isInside(href) ? href.slice(pathPrefix.length) || '/' : href));
  return [...new Set(local)];
}
