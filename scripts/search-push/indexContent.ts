import type { IndexSettings, SynonymHit } from 'algoliasearch';
import { HIERARCHY_LEVELS, type IndexRecord, type Level } from '../../src/search/hosted/types';
import type { SearchKind } from '../../src/shared/search/client';
import type { SearchRecord, Synonym } from '../../src/shared/search/record';

/** A DocSearch record with extra fields for ranking. */
export interface PushedRecord extends IndexRecord {
  kind: SearchKind;
  /** Name of the place itself. */
  label: string;
  /** Tie-breaker: higher levels first, then page order. */
  weight: { level: number; position: number };
}

export interface IndexContent {
  settings: IndexSettings;
  synonyms: SynonymHit[];
  records: PushedRecord[];
}

const SETTINGS: IndexSettings = {
  // Most important first. The category comes last because all pages in it share it.
  searchableAttributes: [
    'unordered(label)',
    ...HIERARCHY_LEVELS.slice(1).map((level) => `unordered(hierarchy.${level})`),
    'content',
    'unordered(hierarchy.lvl0)',
  ],
  // `type` is absent on purpose: the site uses it to tell DocSearch crawler records from these.
  attributesForFaceting: ['language', 'docusaurus_tag', 'version', 'kind'],
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  // Splits showCloneButtons into words.
  camelCaseAttributes: ['label', 'hierarchy', 'content'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:15'],
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  queryLanguages: ['en'],
  ignorePlurals: ['en'],
  // Questions in plain language contain words that no page has.
  removeWordsIfNoResults: 'allOptional',
};

/** Builds the content of the Algolia index, in DocSearch's shape. `address` has no trailing slash. */
export const indexContent = (
  records: readonly SearchRecord[],
  synonyms: readonly Synonym[],
  address: string,
): IndexContent => ({
  settings: SETTINGS,
  synonyms: synonyms.map(([input, meant]) => ({
    objectID: input,
    type: 'oneWaySynonym',
    input,
    synonyms: meant,
  })),
  records: records.map((record, position) => pushedRecord(record, position, address)),
});

/** Maximum headings in a hierarchy, below category and page. */
const MAX_HEADINGS = HIERARCHY_LEVELS.length - 2;

function pushedRecord(record: SearchRecord, position: number, address: string): PushedRecord {
  const { id, kind, version, path, anchor, category, title, text } = record;
  const label = record.headings.at(-1) ?? title;
  // For deeper places, keep the outer headings and the place's own.
  const headings =
    record.headings.length > MAX_HEADINGS ? [...record.headings.slice(0, MAX_HEADINGS - 1), label] : record.headings;
  const labels = [category, title, ...headings];
  const page = address + path;
  return {
    objectID: id,
    url: anchor === null ? page : `${page}#${anchor}`,
    url_without_anchor: page,
    anchor,
    content: text === '' ? null : text,
    type: `lvl${headings.length + 1}` as Level,
    hierarchy: Object.fromEntries(
      HIERARCHY_LEVELS.map((level, index) => [level, labels[index] ?? null]),
    ) as PushedRecord['hierarchy'],
    language: 'en',
    docusaurus_tag: version === null ? 'default' : `docs-default-${version}`,
    version,
    kind,
    label,
    weight: { level: 100 - 10 * headings.length, position },
  };
}
