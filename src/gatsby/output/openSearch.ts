import { escapeXml } from '../entities';

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
    `<ShortName>${escapeXml(shortName(title))}</ShortName>\n` +
    `<LongName>${escapeXml(title)}</LongName>\n` +
    `<Description>Search the documentation of ${escapeXml(title)}</Description>\n` +
    '<InputEncoding>UTF-8</InputEncoding>\n' +
    `<Image width="32" height="32" type="image/x-icon">${escapeXml(`${base}/favicon.ico`)}</Image>\n` +
    `<Url type="text/html" method="get" template="${escapeXml(base)}/search?q={searchTerms}"/>\n` +
    '</OpenSearchDescription>\n'
  );
}
