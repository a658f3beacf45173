import type { NavigationLink } from '../shared/navigation/types';

/** A JSON-LD node with the vocabulary of https://schema.org. */
export type StructuredData = { '@type': string } & Record<string, unknown>;

/** JSON-LD for a script element; `<` is escaped so that the text cannot close the element. */
export const structuredText = (data: readonly StructuredData[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': data }).replace(/</g, '\\u003c');

/** `links` are the categories above the page, then the page; `addressOf` makes a path an absolute URL. */
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
  /** Absolute URLs of the page and of its social image. */
  url: string;
  image: string;
  version: string;
  site: string;
}

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
