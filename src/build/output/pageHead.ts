import { decodeEntities } from '../entities';

/** What a built page says of itself in its head. */
export interface BuiltHead {
  title: string;
  description: string;
  /** Address of the picture that stands for the page. */
  image: string;
  /** Name of the version that the page is of; null off the documentation. */
  version: string | null;
  /** False for a page that search engines should leave out. */
  isListed: boolean;
}

/** The content of a `meta` element, by its name or property. */
function meta(html: string, name: string): string | null {
  const [element] = new RegExp(`<meta\\s[^>]*(?:name|property)="${name}"[^>]*>`).exec(html) ?? [];
  const content = /\scontent="([^"]*)"/.exec(element ?? '')?.[1];
  // A copy, for a part of a text keeps the whole of it in memory: the HTML of all pages.
  return content === undefined ? null : decodeEntities(Buffer.from(content).toString());
}

/** Reads the head of a built page; what it does not say is empty. */
export function readHead(html: string): BuiltHead {
  return {
    title: meta(html, 'og:title') ?? '',
    description: meta(html, 'description') ?? '',
    image: meta(html, 'og:image') ?? '',
    version: meta(html, 'docsearch:version'),
    isListed: !/\bnoindex\b/.test(meta(html, 'robots') ?? ''),
  };
}
