import { escapeXml } from '../entities';

/** A page as search engines are told of it. */
export interface SitemapEntry {
  /** Path of the page, without the path prefix. */
  path: string;
  /** When its source last changed, as an ISO date; undefined when nobody knows. */
  lastChange: string | undefined;
}

/**
 * The list of the site's pages for search engines, as https://www.sitemaps.org describes it.
 *
 * @param base address of the site with the path prefix, without a slash at its end
 */
export function renderSitemap(entries: readonly SitemapEntry[], base: string): string {
  const urls = entries.map(({ path, lastChange }) => {
    const change = lastChange ? `<lastmod>${lastChange}</lastmod>` : '';
    return `<url><loc>${escapeXml(base + encodeURI(path))}</loc>${change}</url>\n`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
  );
}

/** What robots are told: all pages are for them, and where the list of pages is. */
export const renderRobots = (base: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${base}/sitemap.xml\n`;
