import type { Version } from '../versions/types';

type TitledVersion = Pick<Version, 'label' | 'isLast'>;

/**
 * What follows a page's own title in the one that browsers and search engines show: versions have pages of one title, so
 * all but the latest are named, then the site.
 *
 * @param site title of the site
 * @param version the one that the page is of
 */
export const titleEnding = (site: string, version?: TitledVersion): string =>
  `${version && !version.isLast ? ` (${version.label})` : ''} | ${site}`;

/** The title of a page that browsers and search engines show; the home page, which has none of its own, has the site's. */
export const pageTitle = (site: string, title?: string, version?: TitledVersion): string =>
  title ? `${title}${titleEnding(site, version)}` : site;
