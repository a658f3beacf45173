import { SEARCH_KINDS } from './client';
import { createRecordIds } from './record';
import type { SearchRecord, Synonym } from './types';

/**
 * A record in the index file, in page order: number of headings above, index in SEARCH_KINDS, label, path (of a page)
 * or anchor (empty for the page itself), text, the folder of a page that is in one or the task of a question, its
 * wordings, and the types of a function.
 */
type Row = [depth: number, kind: number, label: string, place: string, text: string, ...more: More];

type More = [folderOrTask?: string, wordings?: string, types?: string];

interface IndexFile {
  format: typeof FORMAT;
  version: string;
  synonyms: Synonym[];
  rows: Row[];
}

const SEPARATOR = '; ';

/** Changes when older readers could not read the file. */
const FORMAT = 2;

export interface IndexContent {
  /** Records of the version and of no version. */
  records: SearchRecord[];
  synonyms: Synonym[];
}

/** Text of a version's index file; records of a page must be adjacent, the page's own first. */
export function encodeIndex(version: string, { records, synonyms }: IndexContent): string {
  const rows = records.map(({ kind, path, anchor, category, title, headings, text, task, wordings, types }): Row => {
    const isPage = headings.length === 0;
    const place = isPage ? path : (anchor ?? '');
    const folderOrTask = isPage ? category : task;
    const more = [folderOrTask ?? '', wordings?.join(SEPARATOR) ?? '', types?.join(SEPARATOR) ?? ''];
    while (more.at(-1) === '') more.pop();
    return [headings.length, SEARCH_KINDS.indexOf(kind), headings.at(-1) ?? title, place, text, ...(more as More)];
  });
  return JSON.stringify({ format: FORMAT, version, synonyms, rows } satisfies IndexFile);
}

/** @throws Error if the text is not an index file, but for example an error page */
export function decodeIndex(text: string): IndexContent {
  const file = parse(text);
  if (!isIndexFile(file)) throw new Error('expected the search index of this site');
  const { version, synonyms, rows } = file;
  let page: Pick<SearchRecord, 'path' | 'category' | 'title'> = { path: '', category: null, title: '' };
  let idOf = createRecordIds();
  const trail: string[] = [];
  const records = rows.map(([depth, kindIndex, label, place, text, more, wordings, types]): SearchRecord => {
    if (depth === 0) {
      page = { path: place, category: more || null, title: label };
      idOf = createRecordIds();
    }
    trail.splice(Math.max(depth - 1, 0), Infinity, ...(depth === 0 ? [] : [label]));
    const kind = SEARCH_KINDS[kindIndex] ?? 'section';
    const anchor = depth === 0 || place === '' ? null : place;
    const id = idOf(page.path, anchor, label);
    const task = depth > 0 && more ? { task: more } : {};
    return {
      id,
      kind,
      version: kind === 'site' ? null : version,
      ...page,
      anchor,
      headings: [...trail],
      text,
      ...task,
      ...(wordings && { wordings: wordings.split(SEPARATOR) }),
      ...(types && { types: types.split(SEPARATOR) }),
    };
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
