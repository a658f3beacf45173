import type { liteClient } from 'algoliasearch/lite';
import type { SearchKind } from '../../shared/search/client';

/** Levels of DocSearch's hierarchy: lvl0 is the category, lvl1 the page, the others its headings. */
export const HIERARCHY_LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Level = (typeof HIERARCHY_LEVELS)[number];

export interface IndexRecord {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  content: string | null;
  type: Level | 'content';
  hierarchy: Record<Level, string | null>;
  language: string;
  /** `docs-default-<version>`, or `default` for records of no version. */
  docusaurus_tag: string;
  version: string | null;
  /** Set by `npm run search:push`, but not by DocSearch's crawler. */
  kind?: SearchKind;
}

/** What sends the requests of Algolia's client. */
export type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>;

export interface HostedSettings {
  appId: string;
  /** Search-only key; it is public. */
  searchKey: string;
  index: string;
  /** Path prefix such as `/site`; empty for the root. */
  pathPrefix: string;
  /** Addresses to keep as they are; all others become paths of the site. */
  externalUrls: RegExp | null;
  /** The network by default. */
  requester?: Requester;
}
