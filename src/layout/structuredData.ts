import type { NavigationLink } from '../navigation/types';

/** What search engines are told about a page, in the words of https://schema.org. */
export type StructuredData = { '@type': string } & Record<string, unknown>;

/**
 * The text of the script that tells it. No sign of it can end the script or begin a comment.
 *
 * @param data the things that the page is or holds
 */
export const structuredText = (data: readonly StructuredData[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': data }).replace(/</g, '\\u003c');

/**
 * Where a page of the documentation stands: from the start of the site down to itself.
 *
 * @param links the categories above the page, and the page
 * @param addressOf makes a path a full address
 */
export const siteBreadcrumbs = (
  site: string,
  links: readonly NavigationLink[],
  addressOf: (path: string) => string,
): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ label: site, path: '/' }, ...links].map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: addressOf(path),
  })),
});

interface Article {
  title: string;
  description: string;
  /** Full address of the page, and of its picture. */
  url: string;
  image: string;
  /** Label of the version that it describes. */
  version: string;
  site: string;
}

/** A page of the documentation. */
export const techArticle = ({ title, description, url, image, version, site }: Article): StructuredData => ({
  '@type': 'TechArticle',
  headline: title,
  description,
  url,
  image,
  inLanguage: 'en',
  version,
  publisher: { '@type': 'Organization', name: site },
});

/** The site itself, and how to search it. */
export const webSite = (name: string, description: string, url: string, search: string): StructuredData => ({
  '@type': 'WebSite',
  name,
  description,
  url,
  inLanguage: 'en',
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});
