import type { SearchRequest, SearchResults } from '../types';

/** What a page asks of the worker. */
export type WorkerRequest =
  | { ask: 'start'; folder: string }
  | { ask: 'prepare'; version: string }
  | { ask: 'search'; id: number; request: SearchRequest };

/** What the worker tells: that it runs, or what came of a search. */
export type WorkerReply =
  | { tell: 'started' }
  | { tell: 'results'; id: number; results: SearchResults }
  | { tell: 'failure'; id: number; message: string };
