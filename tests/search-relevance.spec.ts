import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { builtIndexes } from '../bench/search/builtIndexes';
import { figuresOf, JUDGED_RESULTS, rankOf, sectionsOf, type Figures, type Rank } from '../bench/search/judge';
import { readQueries, SETS, type JudgedQuery } from '../bench/search/queries';
import { foundOf, readPhrasings, searchOtherWordings, withoutQuestions } from '../bench/search/questions';
import { searchOwn } from '../bench/search/searchOwn';
import { searchPlain } from '../bench/search/searchPlain';
import { createDocsServer } from '../scripts/mcp/createDocsServer';
import type { FoundPage } from '../src/search/foundPages';
import { expect, needsBuild, test } from './support/test';

needsBuild('it searches the index of a build');

/** Minimum shares for each half. */
const MIN_SCORES = { at1: 0.85, at3: 0.97 };

const versions = builtIndexes();

const figuresOn = (queries: readonly JudgedQuery[]): Figures => {
  const places = searchOwn(queries, versions);
  return figuresOf(queries.map((judged, index) => rankOf(judged, places[index] ?? [])));
};

for (const set of SETS)
  test(`the ${set} set meets its aims`, () => {
    const { at1, at3 } = figuresOn(readQueries(set));
    expect(at1).toBeGreaterThanOrEqual(MIN_SCORES.at1);
    expect(at3).toBeGreaterThanOrEqual(MIN_SCORES.at3);
  });

test('a name is always found, and first', () => {
  for (const set of SETS) {
    expect(figuresOn(readQueries(set).filter(({ kind }) => kind === 'symbol')).at1).toBe(1);
  }
});

test('questions find their answers', () => {
  const phrasings = readPhrasings('first');
  const { sectionFirst, sectionAmong3, pageAmong3 } = foundOf(phrasings, searchOwn(phrasings, versions));
  expect(sectionFirst).toBeGreaterThanOrEqual(0.92);
  expect(sectionAmong3).toBeGreaterThanOrEqual(0.97);
  expect(pageAmong3).toBeGreaterThanOrEqual(0.98);
});

test('questions find their answers in other words', () => {
  const phrasings = readPhrasings('first');
  const { sectionFirst, sectionAmong3, pageAmong3 } = foundOf(phrasings, searchOtherWordings(phrasings, versions));
  expect(sectionFirst).toBeGreaterThanOrEqual(0.78);
  expect(sectionAmong3).toBeGreaterThanOrEqual(0.92);
  expect(pageAmong3).toBeGreaterThanOrEqual(0.95);
});

test('questions that nobody asked before find their pages', () => {
  const phrasings = readPhrasings('first');
  const unforeseen = new Map(
    [...versions].map(([name, content]) => [name, { ...content, records: withoutQuestions(content.records, 'first') }]),
  );
  const { sectionAmong3, pageAmong3 } = foundOf(phrasings, searchOwn(phrasings, unforeseen));
  expect(sectionAmong3).toBeGreaterThanOrEqual(0.9);
  expect(pageAmong3).toBeGreaterThanOrEqual(0.95);
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
  const places = searchPlain(questions, versions);
  return questions
    .map((question, index) => ({ question, rank: rankOf(question, places[index] ?? []) ?? JUDGED_RESULTS + 1 }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, count)
    .map(({ question }) => question);
}

/** Ranks of the answers in what the server for editors finds. */
async function rankServer(questions: readonly JudgedQuery[]): Promise<Rank[]> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const [ofClient, ofServer] = InMemoryTransport.createLinkedPair();
  await createDocsServer('public').connect(ofServer);
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
  return ranks;
}

test('the server for editors answers nine in ten of the hardest questions in its first three results', async () => {
  const questions = hardestQuestions(30);
  const ranks = await rankServer(questions);
  const missed = questions.filter((_, index) => (ranks[index] ?? Infinity) > 3).map(({ query }) => query);
  expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(3);
});
