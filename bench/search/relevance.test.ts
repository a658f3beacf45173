import { beforeAll, expect, test } from 'vitest';
import { contentVersions, readSynonyms } from '../../src/gatsby/content/readContent';
import type { IndexContent } from '../../src/shared/search/indexFile';
import { contentRecords, siteRecords } from './contentRecords';
import { figuresOf, type Figures } from './judge';
import { readQueries, SETS } from './queries';
import { rankOwn } from './rankOwn';

/** Minimum shares for each half. */
const MIN_SCORES = { at1: 0.85, at3: 0.97 };

const versions = new Map<string, IndexContent>();

beforeAll(async () => {
  const site = await siteRecords();
  for (const version of contentVersions()) {
    const records = [...(await contentRecords(version)), ...site];
    versions.set(version.name, { records, synonyms: readSynonyms() });
  }
}, 120_000);

const figures = (set: (typeof SETS)[number]): Figures => figuresOf(rankOwn(readQueries(set), versions));

test.each(SETS)('the %s set meets its aims', (set) => {
  const { at1, at3 } = figures(set);
  expect(at1).toBeGreaterThanOrEqual(MIN_SCORES.at1);
  expect(at3).toBeGreaterThanOrEqual(MIN_SCORES.at3);
});

test('a name is always found, and first', () => {
  for (const set of SETS) {
    const symbols = readQueries(set).filter(({ kind }) => kind === 'symbol');
    expect(figuresOf(rankOwn(symbols, versions)).at1).toBe(1);
  }
});

test('every place has an address of its own', () => {
  for (const [version, { records }] of versions) {
    const ids = records.map(({ id }) => id);
    expect(new Set(ids).size, version).toBe(ids.length);
  }
});
