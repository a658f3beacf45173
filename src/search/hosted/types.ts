import type { SearchKind } from '../types';

/** Levels of a hierarchy in DocSearch's records: lvl0 is the category, lvl1 the page, the others its headings. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Level = (typeof LEVELS)[number];

/** A record of the index at Algolia, in DocSearch's shape. */
export interface IndexRecord {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  content: string | null;
  type: Level | 'content';
  hierarchy: Record<Level, string | null>;
  language: string;
  /** `docs-default-<version>`, or `default` for what belongs to no version. */
  docusaurus_tag: string;
  version: string | null;
  /** Only in what `npm run search:push` sent; an index that DocSearch's crawler filled has none. */
  kind?: SearchKind;
}

/** Where queries go, and what becomes of the addresses in the answers. */
export interface HostedSettings {
  appId: string;
  /** A key that may only search: every visitor has it. */
  searchKey: string;
  index: string;
  /** Path under which the site is served, such as `/site`; empty for the root. */
  pathPrefix: string;
  /** Addresses that stay as they are; those of all others become paths of the site. */
  externalUrls: RegExp | null;
  /** Where the service answers; Algolia's own hosts, unless given. */
  hosts?: { url: string; accept: 'read' | 'readWrite' | 'write'; protocol: 'http' | 'https'; port?: number }[];
}
