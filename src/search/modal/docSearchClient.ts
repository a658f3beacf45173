import type { DocSearchTransformClient } from '@docsearch/react';
import { suggest } from '../suggest';
import type { SearchClient } from '../../shared/search/client';
import { toDocSearchHits, toSuggestionHits, type ShownHit } from './docSearchHit';

/** Number of hits that DocSearch gets: it shows at most five of a page. */
export const MAX_HITS = 20;

/** DocSearch shows its spinner 300 ms after a key, even over a failure, so failures are shown later. */
const SHOW_FAILURE_AFTER_MS = 350;

export type SearchOutcome = { query: string; total: number } | { query: string; error: Error };

interface DocSearchClientOptions {
  client: SearchClient;
  version: string;
  versionLabel(version: string): string;
  inputValue(): string;
  isComposing(): boolean;
  onOutcome(outcome: SearchOutcome): void;
}

interface Result {
  hits: ShownHit[];
  nbHits: number;
}

/** DocSearch's only call: `search(…).catch(showFailure).then(showResults)`. */
type Search = (asked: { requests: readonly { query: string }[] }) => {
  catch(showFailure: (error: Error) => never): Promise<{ results: Result[] }>;
};

const NEVER = new Promise<never>(() => undefined);

interface DocSearchBridge {
  client: DocSearchTransformClient;
  /** Whether the results for the current input are pending. */
  isPending(): boolean;
}

/**
 * Answers DocSearch's calls with our client.
 *
 * DocSearch shows a failure only for an error of one name, and only until its promise settles. So a failure goes to the
 * handler that DocSearch passes to `catch`, and the promise stays pending. It also stays pending for superseded
 * queries, so that old results never replace newer ones, and during an IME composition.
 */
export function createDocSearchClient(options: DocSearchClientOptions): DocSearchBridge {
  const { client, version, versionLabel, inputValue, isComposing, onOutcome } = options;
  let lastAsked = 0;
  let lastSettled = 0;
  let settledText: string | null = null;
  let emptyResults = 0;

  const find = async (query: string): Promise<Result> => {
    const { hits, total } = await client.search({ query, version, offset: 0, limit: MAX_HITS });
    if (hits.length > 0) return { hits: toDocSearchHits(hits, versionLabel), nbHits: total };
    emptyResults += 1;
    const suggestions = await suggest(client, { query, version }).catch(() => []);
    return { hits: toSuggestionHits(suggestions, MAX_HITS + emptyResults), nbHits: 0 };
  };

  const search: Search = ({ requests }) => {
    const text = requests[0]?.query ?? '';
    const query = text.trim();
    const id = ++lastAsked;
    const start = performance.now();
    const found = isComposing() ? NEVER : find(query);
    settledText = null;
    return {
      catch: async (showFailure) => {
        const result = await found.catch((error: Error) => error);
        const hasFailed = result instanceof Error;
        if (hasFailed) await delay(SHOW_FAILURE_AFTER_MS - (performance.now() - start));
        const isCurrent = inputValue() === text;
        if (id < lastSettled || (hasFailed && !isCurrent)) return NEVER;
        lastSettled = id;
        settledText = text;
        if (!hasFailed) {
          if (isCurrent) onOutcome({ query, total: result.nbHits });
          return { results: [result] };
        }
        onOutcome({ query, error: result });
        try {
          showFailure(Object.assign(new Error(result.message), { name: 'RetryError' }));
        } catch {
          // The handler throws the error again.
        }
        return NEVER;
      },
    };
  };

  return {
    client: { search, addAlgoliaAgent: () => undefined } as unknown as DocSearchTransformClient,
    isPending: () => inputValue().trim() !== '' && inputValue() !== settledText,
  };
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(ms, 0)));
