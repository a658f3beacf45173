import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { beforeAll, expect, test } from 'vitest';
import { createDocsServer } from '../../scripts/mcp/createDocsServer';
import { contentVersions, readSynonyms } from '../../src/gatsby/content/readContent';
import type { FoundPage } from '../../src/search/foundPages';
import { encodeIndex, type IndexContent } from '../../src/shared/search/indexFile';
import { contentRecords, siteRecords } from './contentRecords';
import { figuresOf, JUDGED_RESULTS, rankOf, sectionsOf, type Figures, type Rank } from './judge';
import { readQueries, SETS, type JudgedQuery } from './queries';
import { rankOwn } from './rankOwn';
import { rankPlain } from './rankPlain';

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

/** The questions whose answers a plain full-text search finds last. */
function hardestQuestions(count: number): JudgedQuery[] {
  const questions = SETS.flatMap(readQueries).filter(({ kind }) => kind === 'question');
  const ranks = rankPlain(questions, versions);
  return questions
    .map((question, index) => ({ question, rank: ranks[index] ?? JUDGED_RESULTS + 1 }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, count)
    .map(({ question }) => question);
}

/** Ranks of the answers in what the server for editors finds. */
async function rankServer(questions: readonly JudgedQuery[]): Promise<Rank[]> {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(site, 'search-index'));
  for (const [name, content] of versions) {
    writeFileSync(join(site, 'search-index', `${name}.json`), encodeIndex(name, content));
  }
  const client = new Client({ name: 'test', version: '1.0.0' });
  const [ofClient, ofServer] = InMemoryTransport.createLinkedPair();
  await createDocsServer(site).connect(ofServer);
  await client.connect(ofClient);
  const ranks: Rank[] = [];
  for (const question of questions) {
    const { query, version } = question;
    const { content } = await client.callTool({ name: 'search', arguments: { query, version } });
    const pages = JSON.parse((content as [{ text: string }])[0].text) as FoundPage[];
    const sections = sectionsOf(versions.get(version)?.records ?? []);
    const found = pages.map(({ places }) => places.map(({ address }) => sections.get(address) ?? address));
    ranks.push(rankOf(question, found));
  }
  await client.close();
  rmSync(site, { recursive: true });
  return ranks;
}

test('the server for editors answers nine in ten of the hardest questions in its first three results', async () => {
  const questions = hardestQuestions(30);
  const ranks = await rankServer(questions);
  const missed = questions.filter((_, index) => (ranks[index] ?? Infinity) > 3).map(({ query }) => query);
  expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(3);
});
