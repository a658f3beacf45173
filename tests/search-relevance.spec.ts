import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { figuresOf, isAnswered, JUDGED_RESULTS, sectionsOf, type Figures } from '../bench/search/judge';
import { HALVES, readQueries } from '../bench/search/queries';
import { readPhrasings, searchOtherWordings, searchUnforeseen } from '../bench/search/questions';
import { searchOwn } from '../bench/search/searchOwn';
import { createDocsServer } from '../scripts/mcp/createDocsServer';
import { builtIndexes } from '../scripts/shared/builtIndexes';
import type { FoundPage } from '../src/search/foundPages';
import { expect, needsBuild, test } from './support/test';

needsBuild('it searches the index of a build');

const indexes = builtIndexes('public');

const expectAtLeast = (figures: Figures, least: Partial<Figures>) => {
  for (const [name, share] of Object.entries(least)) {
    expect(figures[name as keyof Figures], name).toBeGreaterThanOrEqual(share);
  }
};

for (const half of HALVES)
  test(`the ${half} half meets its aims, and a name is always found first`, () => {
    const queries = readQueries(half);
    const found = searchOwn(queries, indexes);
    expectAtLeast(figuresOf(queries, found), { first: 0.85, amongThree: 0.97 });
    const isName = queries.map(({ kind }) => kind === 'symbol');
    const names = queries.filter((_, index) => isName[index]);
    const foundOfNames = found.filter((_, index) => isName[index]);
    expect(figuresOf(names, foundOfNames).first).toBe(1);
  });

test.describe('questions', () => {
  const phrasings = readPhrasings('first');

  test('find their answers', () => {
    const figures = figuresOf(phrasings, searchOwn(phrasings, indexes));
    expectAtLeast(figures, { first: 0.92, amongThree: 0.97, pageAmongThree: 0.98 });
  });

  test('find their answers in other words', () => {
    const figures = figuresOf(phrasings, searchOtherWordings(phrasings, indexes));
    expectAtLeast(figures, { first: 0.78, amongThree: 0.92, pageAmongThree: 0.95 });
  });

  test('that nobody asked before find their pages', () => {
    const figures = figuresOf(phrasings, searchUnforeseen(phrasings, indexes, 'first'));
    expectAtLeast(figures, { amongThree: 0.9, pageAmongThree: 0.95 });
  });
});

test('the server for editors answers all but three of the questions in its first three results', async () => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const [ofClient, ofServer] = InMemoryTransport.createLinkedPair();
  await createDocsServer('public').connect(ofServer);
  await client.connect(ofClient);
  const missed: string[] = [];
  for (const { query, version, answers } of HALVES.flatMap(readQueries).filter(({ kind }) => kind === 'question')) {
    const { content } = await client.callTool({ name: 'search', arguments: { query, version } });
    const pages = JSON.parse((content as [{ text: string }])[0].text) as FoundPage[];
    const sections = sectionsOf(indexes.get(version)?.records ?? []);
    const places = pages.slice(0, JUDGED_RESULTS).flatMap((page) => page.places);
    const found = places.map(({ address }) => sections.get(address) ?? address);
    if (!isAnswered(answers, found)) missed.push(query);
  }
  await client.close();
  expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(3);
});
