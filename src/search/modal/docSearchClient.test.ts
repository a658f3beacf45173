import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_KINDS, type SearchClient, type SearchHit } from '../../shared/search/client';
import { createDocSearchClient, MAX_HITS, type SearchOutcome } from './docSearchClient';

type Result = { results: { hits: { isSuggestion?: true; hierarchy: { lvl0: string } }[]; nbHits: number }[] };

const hit = (label: string): SearchHit => ({
  id: label,
  url: `/${label}`,
  kind: 'page',
  version: '5',
  hierarchy: [[{ text: label, match: false }]],
  snippet: null,
});

/** DocSearch and a client that answers on demand; queries that end in `none` find nothing. */
function setUp() {
  const outcomes: SearchOutcome[] = [];
  const asked: string[] = [];
  const input = { value: '' };
  const waiting = new Map<string, { answer: () => void; fail: () => void }>();
  const find = ({ query }: { query: string }) => {
    const hits = query.endsWith('none') ? [] : [hit(query)];
    return { total: hits.length * 30, kinds: NO_KINDS, hits };
  };
  const client: SearchClient = {
    prepare: () => undefined,
    search: (request) => {
      if (request.limit < MAX_HITS) return Promise.resolve(find(request));
      asked.push(request.query);
      return new Promise((resolve, reject) =>
        waiting.set(request.query, {
          answer: () => resolve(find(request)),
          fail: () => reject(new Error('The index is gone.')),
        }),
      );
    },
  };
  const { client: docSearch, isPending } = createDocSearchClient({
    client,
    version: '5',
    versionLabel: () => 'v5.x',
    inputValue: () => input.value,
    isComposing: () => false,
    onOutcome: (outcome) => outcomes.push(outcome),
  });
  const type = (query: string) => {
    input.value = query;
    const shown = vi.fn();
    const report = vi.fn((error: Error) => {
      throw error;
    });
    const search = docSearch.search as unknown as (request: object) => { catch(it: typeof report): Promise<Result> };
    void search({ requests: [{ query }] })
      .catch(report)
      .then(shown);
    return { shown, report };
  };
  return { type, asked, isPending, outcomes, input, at: (query: string) => waiting.get(query) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

test('sends a query once and gives its hits with their total', async () => {
  const { type, at, asked, outcomes } = setUp();
  const { shown, report } = type(' export ');
  at('export')?.answer();
  await pass();
  expect(shown).toHaveBeenCalledWith({
    results: [{ hits: [expect.objectContaining({ objectID: 'export' })], nbHits: 30 }],
  });
  expect(outcomes).toEqual([{ query: 'export', total: 30 }]);
  expect(asked).toEqual(['export']);
  expect(report).not.toHaveBeenCalled();
});

test('a failure has the one name that DocSearch shows, comes after what would hide it, and never settles', async () => {
  const { type, at, outcomes } = setUp();
  const { shown, report } = type('export');
  at('export')?.fail();
  await pass(300);
  expect(report).not.toHaveBeenCalled();
  await pass(100);
  expect(report).toHaveBeenCalledTimes(1);
  expect(report.mock.calls[0]?.[0]).toMatchObject({ name: 'RetryError', message: 'The index is gone.' });
  expect(outcomes).toEqual([{ query: 'export', error: expect.any(Error) }]);
  expect(shown).not.toHaveBeenCalled();
});

test('drops the answers and failures of earlier queries', async () => {
  const { type, at, outcomes } = setUp();
  const [slow, failing] = [type('slow'), type('failing')];
  const last = type('last');
  at('last')?.answer();
  await pass();
  at('slow')?.answer();
  at('failing')?.fail();
  await pass(1000);
  expect(last.shown).toHaveBeenCalledTimes(1);
  expect(slow.shown).not.toHaveBeenCalled();
  expect(failing.report).not.toHaveBeenCalled();
  expect(outcomes).toEqual([{ query: 'last', total: 30 }]);
});

test('does not report the failure of a query that was cleared', async () => {
  const { type, at, input, outcomes } = setUp();
  const { report } = type('export');
  input.value = '';
  at('export')?.fail();
  await pass(1000);
  expect(report).not.toHaveBeenCalled();
  expect(outcomes).toEqual([]);
});

test('answers a query without hits with suggestions, each time with more groups', async () => {
  const { type, at } = setUp();
  const groups: string[][] = [];
  for (const query of ['none', 'drag none', 'export none']) {
    const { shown } = type(query);
    at(query)?.answer();
    await pass();
    const [{ hits, nbHits }] = (shown.mock.calls[0]?.[0] as Result).results as [Result['results'][0]];
    expect(nbHits).toBe(0);
    expect(hits.every(({ isSuggestion }) => isSuggestion)).toBe(true);
    groups.push(hits.map(({ hierarchy }) => hierarchy.lvl0));
  }
  expect(groups.map((names) => new Set(names).size)).toEqual([21, 22, 23]);
  expect(groups.map(([first]) => first)).toEqual(['non', 'drag', 'export']);
});

test('an answer is pending from the first letter until it arrives or fails', async () => {
  const { type, isPending, at, input } = setUp();
  expect(isPending()).toBe(false);
  for (const [query, settle] of [
    ['export', 'answer'],
    ['import', 'fail'],
    ['import', 'answer'],
  ] as const) {
    type(query);
    expect(isPending()).toBe(true);
    at(query)?.[settle]();
    await pass(1000);
    expect(isPending()).toBe(false);
  }
  input.value = ' ';
  expect(isPending()).toBe(false);
});
