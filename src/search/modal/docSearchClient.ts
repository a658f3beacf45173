import type { DocSearchTransformClient } from '@docsearch/react';
import { suggest } from '../suggest';
import type { SearchClient } from '../types';
import { toShownHits, toSuggestionHits, type ShownHit } from './docSearchHit';

/** How many hits DocSearch gets: it shows five of a page at most. */
export const LIMIT = 20;

/** DocSearch shows after 300 ms that it waits, whatever has become of a query by then: failures come after that. */
const FAILURE_DELAY = 350;

/** What has become of a query. */
export type Outcome = { query: string; total: number } | { query: string; error: Error };

interface DocSearchClientOptions {
  client: SearchClient;
  version: string;
  labelOf(version: string): string;
  /** What to suggest where a query finds nothing, and nothing near it. */
  names: readonly string[];
  /** What the input holds now. */
  currentQuery(): string;
  /** Whether the reader is in the middle of composing a word. */
  isComposing(): boolean;
  /** Is told what has become of the query that the input holds. */
  onOutcome(outcome: Outcome): void;
}

/** What DocSearch reads of an answer. */
interface Result {
  hits: ShownHit[];
  nbHits: number;
}

/** The only call that DocSearch makes. */
type Search = (asked: { requests: readonly { query: string }[] }) => {
  catch(report: (error: Error) => never): Promise<{ results: Result[] }>;
};

const NEVER = new Promise<never>(() => undefined);

/** What stands between DocSearch and a client of ours. */
export interface DocSearchBridge {
  /** What DocSearch asks. */
  client: DocSearchTransformClient;
  /** Asks for what the input holds from now on, so that the answer is on its way before DocSearch wants it. */
  askAhead(text: string): void;
  /** Whether the answer to what the input holds is still to come. */
  isPending(): boolean;
}

/**
 * What DocSearch asks, answered by a client of ours.
 *
 * DocSearch shows a failure only for an error of one name, and only until the failed promise ends: so a failure is told
 * to what it passes to `catch`, and the promise that this returns never ends. The next query goes its own way. Answers
 * and failures that a later one has overtaken end nowhere, too.
 */
export function createDocSearchClient(options: DocSearchClientOptions): DocSearchBridge {
  const { client, version, labelOf, names, currentQuery, isComposing, onOutcome } = options;
  let asked = 0;
  let settled = 0;
  let failedQueries = 0;
  let ahead: { text: string; answered: Promise<Result> } | null = null;
  let settledText: string | null = null;

  const answer = async (query: string): Promise<Result> => {
    const { hits, total } = await client.search({ query, version, offset: 0, limit: LIMIT });
    if (hits.length > 0) return { hits: toShownHits(hits, labelOf), nbHits: total };
    failedQueries += 1;
    const suggestions = await suggest(client, { query, version, names }).catch(() => []);
    const shown = suggestions.length > 0 ? suggestions : names;
    return { hits: toSuggestionHits(shown, LIMIT + failedQueries), nbHits: 0 };
  };

  const search: Search = ({ requests }) => {
    const text = requests[0]?.query ?? '';
    const query = text.trim();
    const id = ++asked;
    const begun = performance.now();
    const answered = isComposing() ? NEVER : ahead?.text === text ? ahead.answered : answer(query);
    ahead = null;
    return {
      catch: (report) =>
        answered.then(
          (result) => {
            if (id < settled) return NEVER;
            settled = id;
            settledText = text;
            if (currentQuery() === text) onOutcome({ query, total: result.nbHits });
            return { results: [result] };
          },
          async (error: Error) => {
            await delay(FAILURE_DELAY - (performance.now() - begun));
            if (id < settled || currentQuery() !== text) return NEVER;
            settled = id;
            settledText = text;
            onOutcome({ query, error });
            try {
              report(Object.assign(new Error(error.message), { name: 'RetryError' }));
            } catch {
              // It throws what it was told, for DocSearch's own client.
            }
            return NEVER;
          },
        ),
    };
  };

  return {
    client: { search, addAlgoliaAgent: () => undefined } as unknown as DocSearchTransformClient,
    askAhead: (text) => {
      settledText = null;
      ahead = null;
      if (text.trim() === '' || isComposing()) return;
      ahead = { text, answered: answer(text.trim()) };
      // Who waits for it hears of a failure.
      ahead.answered.catch(() => undefined);
    },
    isPending: () => currentQuery().trim() !== '' && currentQuery() !== settledText,
  };
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(ms, 0)));
