import type { Version } from '../versions/types';

type TitledVersion = Pick<Version, 'label' | 'isLast'>;

/**
 * Names the version in the title and the description of a document, unless it is the latest. Versions share page titles
 * and descriptions, so the label keeps them distinct.
 */
export const versionEnding = (version?: TitledVersion): string =>
  version && !version.isLast ? ` (${version.label})` : '';

/** Suffix of a document title: the version and the site. */
export const titleEnding = (site: string, version?: TitledVersion): string => `${versionEnding(version)} | ${site}`;

/** Document title; the site's title if the page has none, as on the home page. */
export const pageTitle = (site: string, title?: string, version?: TitledVersion): string =>
  title ? `${title}${titleEnding(site, version)}` : site;
