import { escapeXml } from '../entities';

export interface SitemapEntry {
  /** Without the path prefix. */
  path: string;
  /** ISO date of the source's last change; undefined when unknown. */
  lastChange: string | undefined;
}

/**
 * See https://www.sitemaps.org.
 *
 * @param base address of the site with the path prefix, without a trailing slash
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

export const renderRobots = (base: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${base}/sitemap.xml\n`;
