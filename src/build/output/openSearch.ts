import { escapeXml } from '../entities';
import { FAVICON } from './icons';

/** File that tells browsers how to search the site. */
export const OPEN_SEARCH = '/opensearch.xml';

/** The most characters of a short name, as OpenSearch has it. */
const MOST = 16;

/** A name that is short enough: initials of one that is not. */
function shortName(title: string): string {
  if (title.length <= MOST) return title;
  const initials = title.split(/\s+/).map(([letter = '']) => letter.toUpperCase());
  return `${initials.join('')} docs`.slice(0, MOST);
}

/**
 * What lets a browser add the site as a search engine, as OpenSearch 1.1 describes it.
 *
 * @param base address of the site with the path prefix, without a slash at its end
 */
export function renderOpenSearch({ title }: { title: string }, base: string): string {
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">\n' +
    `<ShortName>${escapeXml(shortName(title))}</ShortName>\n` +
    `<LongName>${escapeXml(title)}</LongName>\n` +
    `<Description>Search the documentation of ${escapeXml(title)}</Description>\n` +
    '<InputEncoding>UTF-8</InputEncoding>\n' +
    `<Image width="${FAVICON.size}" height="${FAVICON.size}" type="image/x-icon">${escapeXml(base + FAVICON.path)}</Image>\n` +
    `<Url type="text/html" method="get" template="${escapeXml(base)}/search?q={searchTerms}"/>\n` +
    '</OpenSearchDescription>\n'
  );
}
