import type { Version } from '../versions/types';

type TitledVersion = Pick<Version, 'label' | 'isLast'>;

/**
 * Suffix of a document title: the version, unless it is the latest, and the site. Versions share page titles, so the
 * label keeps them distinct.
 */
export const titleEnding = (site: string, version?: TitledVersion): string =>
  `${version && !version.isLast ? ` (${version.label})` : ''} | ${site}`;

/** Document title; the site's title if the page has none, as on the home page. */
export const pageTitle = (site: string, title?: string, version?: TitledVersion): string =>
  title ? `${title}${titleEnding(site, version)}` : site;
