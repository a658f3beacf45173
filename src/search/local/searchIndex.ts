import MiniSearch from 'minisearch';
import { contentStems, lettersOnly, stemWord, tokenize } from './tokenize';
import type { IndexContent } from '../../shared/search/indexFile';
import { recordLabel, recordUrl, type SearchRecord, type Synonym } from '../../shared/search/record';

/** A MiniSearch index of records; the id of a record is its position. */
export interface SearchIndex {
  records: readonly SearchRecord[];
  /** The records that an empty query finds. */
  tasks: readonly SearchRecord[];
  miniSearch: MiniSearch;
  /** Letters and digits of each record's label. */
  labels: readonly string[];
  /** The stems of what people type to find each record. */
  wordings: readonly (readonly ReadonlySet<string>[])[];
  /** Whether each record is a table row, which shares its URL with others. */
  isRow: readonly boolean[];
  /** Terms of the documents by what visitors say, see {@link sayingOf}. */
  synonyms: ReadonlyMap<string, readonly string[]>;
}

export const FIELDS = ['label', 'pageTitle', 'headings', 'category', 'fileName', 'text', 'asked'] as const;

export function createSearchIndex({ records, synonyms }: IndexContent): SearchIndex {
  const miniSearch = new MiniSearch({
    fields: [...FIELDS],
    tokenize: (text, field) => (field === 'label' ? nameTerms(text) : textTerms(text)),
    processTerm: (term) => [...new Set([term, stemWord(term)])],
  });
  const asked = wordingsByAddress(records);
  miniSearch.addAll(records.map((record, id) => ({ id, ...fieldsOf(record, asked) })));
  return {
    records,
    tasks: records.filter(({ task }) => task !== undefined),
    miniSearch,
    labels: records.map((record) => lettersOnly(recordLabel(record))),
    wordings: records.map((record) => saidOf(record).map(contentStems)),
    isRow: findRows(records),
    synonyms: readSynonyms(synonyms),
  };
}

/** All that people type to find a place, by its address: a place is also found by the words of its questions. */
function wordingsByAddress(records: readonly SearchRecord[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const record of records) {
    const said = saidOf(record);
    const url = recordUrl(record);
    if (said.length > 0) found.set(url, [found.get(url), ...said].join(' '));
  }
  return found;
}

/** What people type to find a record; a question is one of its wordings. */
const saidOf = (record: SearchRecord): readonly string[] =>
  record.kind === 'question' ? [recordLabel(record), ...(record.wordings ?? [])] : (record.wordings ?? []);

function fieldsOf(record: SearchRecord, asked: ReadonlyMap<string, string>): Record<(typeof FIELDS)[number], string> {
  const { kind, title, headings, path, text, category, wordings = [] } = record;
  const isPage = headings.length === 0;
  return {
    label: recordLabel(record),
    pageTitle: isPage ? '' : title,
    headings: headings.slice(0, -1).join(' '),
    category: category ?? '',
    fileName: isPage ? (path.split('/').at(-1) ?? '') : '',
    text: kind === 'question' ? wordings.join(' ') : text,
    asked: kind === 'question' ? '' : (asked.get(recordUrl(record)) ?? ''),
  };
}

const textTerms = (text: string): string[] =>
  tokenize(text)
    .flatMap((word) => [word, ...word.parts])
    .map(({ term }) => term);

/** Names are also found as one word or by their last parts: `classnames`, and `clonebuttons` of `showCloneButtons`. */
function nameTerms(name: string): string[] {
  const words = tokenize(name);
  const pairs = words.slice(1).map(({ term }, index) => `${words[index]?.term}${term}`);
  const endings = words.flatMap(({ parts }) =>
    parts.slice(1, -1).map((_, index) =>
      parts
        .slice(index + 1)
        .map(({ term }) => term)
        .join(''),
    ),
  );
  return [...textTerms(name), ...pairs, ...endings];
}

function findRows(records: readonly SearchRecord[]): boolean[] {
  const urls = new Set<string>();
  return records.map((record) => {
    const url = recordUrl(record);
    const isRow = record.kind !== 'question' && (urls.has(url) || (record.anchor?.startsWith('api-') ?? false));
    urls.add(url);
    return isRow;
  });
}

function readSynonyms(synonyms: readonly Synonym[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [said, meant] of synonyms) {
    const key = sayingOf(termsOf(said));
    found.set(key, [...new Set([...(found.get(key) ?? []), ...meant.map((phrase) => termsOf(phrase).join(' '))])]);
  }
  return found;
}

/** A phrase of visitors, the same for one thing and for several. */
export const sayingOf = (terms: readonly string[]): string =>
  terms.map((term) => term.replace(/([^s])s$/, '$1')).join(' ');

const termsOf = (text: string) => tokenize(text).map(({ term }) => term);
