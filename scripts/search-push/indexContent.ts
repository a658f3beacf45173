import type { IndexSettings, SynonymHit } from 'algoliasearch';
import { LEVELS, type IndexRecord, type Level } from '../../src/search/hosted/types';
import type { SearchKind } from '../../src/search/types';
import type { SearchRecord, Synonym } from '../../src/search/local/types';

/** A record of ours: what any index of DocSearch holds, and what makes better answers. */
export interface PushedRecord extends IndexRecord {
  kind: SearchKind;
  /** What the place itself is called. */
  label: string;
  /** Breaks ties: the higher of two levels of a page first, then the earlier. */
  weight: { level: number; position: number };
}

/** What an index is made of. */
export interface IndexContent {
  settings: IndexSettings;
  synonyms: SynonymHit[];
  records: PushedRecord[];
}

const SETTINGS: IndexSettings = {
  // What a place is called counts most; its category says least, for all its neighbours share it.
  searchableAttributes: [
    'unordered(label)',
    ...LEVELS.slice(1).map((level) => `unordered(hierarchy.${level})`),
    'content',
    'unordered(hierarchy.lvl0)',
  ],
  // Without `type`, by which the site tells the records of DocSearch's crawler from these.
  attributesForFaceting: ['language', 'docusaurus_tag', 'version', 'kind'],
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  // Finds showCloneButtons by its parts.
  camelCaseAttributes: ['label', 'hierarchy', 'content'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:15'],
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  queryLanguages: ['en'],
  ignorePlurals: ['en'],
  // A question in plain words has words that no page has.
  removeWordsIfNoResults: 'allOptional',
};

/**
 * What the index at Algolia is made of, in DocSearch's shape.
 *
 * @param records the places of the built site
 * @param address where the site is served, without a slash at its end
 */
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

/** Headings of which a hierarchy has room, below its category and its page. */
const MOST_HEADINGS = LEVELS.length - 2;

function pushedRecord(record: SearchRecord, position: number, address: string): PushedRecord {
  const { id, kind, version, path, anchor, category, title, text } = record;
  const label = record.headings.at(-1) ?? title;
  // A place that stands deeper is shown below the deepest headings that there is room for.
  const headings =
    record.headings.length > MOST_HEADINGS ? [...record.headings.slice(0, MOST_HEADINGS - 1), label] : record.headings;
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
      LEVELS.map((level, index) => [level, labels[index] ?? null]),
    ) as PushedRecord['hierarchy'],
    language: 'en',
    docusaurus_tag: version === null ? 'default' : `docs-default-${version}`,
    version,
    kind,
    label,
    weight: { level: 100 - 10 * headings.length, position },
  };
}
