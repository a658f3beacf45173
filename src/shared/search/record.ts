import type { SearchKind } from './client';

/** A place that a search can lead to. */
export interface SearchRecord {
  /** Unique on the site: path and anchor, and the name if several share an anchor. */
  id: string;
  kind: SearchKind;
  /** Name of its documentation version; null for a page of no version. */
  version: string | null;
  /** Path of its page, without the path prefix. */
  path: string;
  /** Id of the element where it begins; null for a whole page. */
  anchor: string | null;
  /** Label of the folder of its page; null if missing. */
  category: string | null;
  title: string;
  /** Headings from the page down to the place, then a type and its member, or a question; its own is last. Empty for a page. */
  headings: string[];
  /** Text of the place, without that of the records below it; empty for a question. */
  text: string;
  /** What people type to find the place. */
  wordings?: readonly string[];
  /** What a function takes and gives, an entry for each overload: `RuleGroupTypeAny>string`. */
  types?: readonly string[];
  /** What a question's answer is for, to be offered before anything is typed: `save a query`. */
  task?: string;
}

/** A record as the build makes it: the index in which it is gives it an id. */
export type NewRecord = Omit<SearchRecord, 'id'>;

/** A term of visitors, and the terms of the documents for it. */
export type Synonym = [said: string, meant: string[]];

export const recordLabel = ({ headings, title }: Pick<SearchRecord, 'headings' | 'title'>): string =>
  headings.at(-1) ?? title;

export const recordUrl = ({ path, anchor }: Pick<SearchRecord, 'path' | 'anchor'>): string =>
  anchor === null ? path : `${path}#${anchor}`;
