import type { SearchKind } from '../types';

/** A place that a search can lead to, as the build finds it in the pages. */
export interface SearchRecord {
  /** Unique among all records of the site: its path with its anchor and, where several names share an anchor, its name. */
  id: string;
  kind: SearchKind;
  /** Name of its version of the documentation; null for a page of no version. */
  version: string | null;
  /** Path of its page, without the path prefix. */
  path: string;
  /** Id of the element at which it begins; null for the beginning of a page. */
  anchor: string | null;
  /** Label of the folder that holds its page; null for a page in none. */
  category: string | null;
  /** Title of its page. */
  title: string;
  /** From the page down to the place: headings, then a type and its member; the last is its own. None for a page. */
  headings: string[];
  /** What is said there, without what records below it say. */
  text: string;
}

/** What visitors say, and what the documents say for it. */
export type Synonym = [said: string, meant: string[]];
