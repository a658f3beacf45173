import { SEARCH_KINDS } from '../types';
import { createRecordIds } from './recordIds';
import type { SearchRecord, Synonym } from './types';

/**
 * A record as a version's file holds it, in the order of its page: how many headings lead to it, its kind by its place in
 * SEARCH_KINDS, its label, its path (of a page) or its anchor, what it says, and the folder of a page that stands in one.
 */
type Row = [depth: number, kind: number, label: string, place: string, text: string, category?: string];

/** The file `/search-index/<version>.json`. */
interface IndexFile {
  format: typeof FORMAT;
  version: string;
  synonyms: Synonym[];
  rows: Row[];
}

/** Changes when a reader of the former format could not read the file. */
const FORMAT = 1;

/** What a version's file gives. */
export interface IndexContent {
  /** Those of the version, and those of no version. */
  records: SearchRecord[];
  synonyms: Synonym[];
}

/** The text of a version's file; the records of a page follow each other, the page's own first. */
export function encodeIndex(version: string, { records, synonyms }: IndexContent): string {
  const rows = records.map(({ kind, path, anchor, category, title, headings, text }): Row => {
    const label = headings.at(-1) ?? title;
    const folder: [category?: string] = category === null || headings.length > 0 ? [] : [category];
    return [headings.length, SEARCH_KINDS.indexOf(kind), label, anchor ?? path, text, ...folder];
  });
  return JSON.stringify({ format: FORMAT, version, synonyms, rows } satisfies IndexFile);
}

/**
 * Reads what a server gave for a version's file.
 *
 * @throws Error when it is another thing, such as a page that says that there is no such file
 */
export function decodeIndex(text: string): IndexContent {
  const file = parse(text);
  if (!isIndexFile(file)) throw new Error('expected the search index of this site');
  const { version, synonyms, rows } = file;
  let page: Pick<SearchRecord, 'path' | 'category' | 'title'> = { path: '', category: null, title: '' };
  let idOf = createRecordIds();
  const trail: string[] = [];
  const records = rows.map(([depth, kindIndex, label, place, text, category = null]): SearchRecord => {
    if (depth === 0) {
      page = { path: place, category, title: label };
      idOf = createRecordIds();
    }
    trail.splice(Math.max(depth - 1, 0), Infinity, ...(depth === 0 ? [] : [label]));
    const kind = SEARCH_KINDS[kindIndex] ?? 'section';
    const anchor = depth === 0 ? null : place;
    const id = idOf(page.path, anchor, label);
    return { id, kind, version: kind === 'site' ? null : version, ...page, anchor, headings: [...trail], text };
  });
  return { records, synonyms };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isIndexFile(file: unknown): file is IndexFile {
  if (typeof file !== 'object' || file === null) return false;
  const { format, version, synonyms, rows } = file as Partial<Record<keyof IndexFile, unknown>>;
  return (
    format === FORMAT &&
    typeof version === 'string' &&
    Array.isArray(synonyms) &&
    synonyms.every(isSynonym) &&
    Array.isArray(rows) &&
    rows.every(isRow)
  );
}

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((it) => typeof it === 'string');

const isSynonym = (value: unknown): value is Synonym =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && isTextList(value[1]);

function isRow(value: unknown): value is Row {
  if (!Array.isArray(value)) return false;
  const [depth, kind, ...texts] = value as unknown[];
  return Number.isInteger(depth) && Number.isInteger(kind) && texts.length >= 3 && isTextList(texts);
}
