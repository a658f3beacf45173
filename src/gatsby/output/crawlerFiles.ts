import { escapeHtml } from '../../shared/escapeHtml';

interface SitemapEntry {
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
    return `<url><loc>${escapeHtml(base + encodeURI(path))}</loc>${change}</url>\n`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
  );
}

export const renderRobots = (base: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${base}/sitemap.xml\n`;

export const OPEN_SEARCH = '/opensearch.xml';

/** Longest ShortName that OpenSearch allows, in characters. */
const MAX_SHORT_NAME_LENGTH = 16;

function shortName(title: string): string {
  if (title.length <= MAX_SHORT_NAME_LENGTH) return title;
  const initials = title.split(/\s+/).map(([letter = '']) => letter.toUpperCase());
  return `${initials.join('')} docs`.slice(0, MAX_SHORT_NAME_LENGTH);
}

/**
 * OpenSearch 1.1 description, with which browsers can add the site as a search engine.
 *
 * @param base address of the site with the path prefix, without a trailing slash
 */
export function renderOpenSearch({ title }: { title: string }, base: string): string {
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">\n' +
    `<ShortName>${escapeHtml(shortName(title))}</ShortName>\n` +
    `<LongName>${escapeHtml(title)}</LongName>\n` +
    `<Description>Search the documentation of ${escapeHtml(title)}</Description>\n` +
    '<InputEncoding>UTF-8</InputEncoding>\n' +
    `<Image width="32" height="32" type="image/x-icon">${escapeHtml(`${base}/favicon.ico`)}</Image>\n` +
    `<Url type="text/html" method="get" template="${escapeHtml(base)}/search?q={searchTerms}"/>\n` +
    '</OpenSearchDescription>\n'
  );
}
