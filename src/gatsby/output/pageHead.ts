import { decodeEntities } from '../entities';

export interface BuiltHead {
  title: string;
  description: string;
  image: string;
  /** Name of the version; null outside the documentation. */
  version: string | null;
  /** False for a page that search engines should not index. */
  isListed: boolean;
}

function meta(html: string, name: string): string | null {
  const [element] = new RegExp(`<meta\\s[^>]*(?:name|property)="${name}"[^>]*>`).exec(html) ?? [];
  const content = /\scontent="([^"]*)"/.exec(element ?? '')?.[1];
  // Copied, because a substring would keep the whole page's HTML in memory.
  return content === undefined ? null : decodeEntities(Buffer.from(content).toString());
}

/** Missing texts are empty. */
export function readHead(html: string): BuiltHead {
  return {
    title: meta(html, 'og:title') ?? '',
    description: meta(html, 'description') ?? '',
    image: meta(html, 'og:image') ?? '',
    version: meta(html, 'docsearch:version'),
    isListed: !/\bnoindex\b/.test(meta(html, 'robots') ?? ''),
  };
}
