import { wrap } from 'comlink';
import { withPrefix } from 'gatsby';
import type { SearchClient } from '../../shared/search/client';
import type { WorkerEngine } from './worker';

const WORKER_START_TIMEOUT_MS = 4_000;

type Engine = Omit<WorkerEngine, 'isReady'>;

/** Searches the site's own index in a worker or, if none starts, in the page; loads nothing before the first use. */
export function createLocalSearchClient(
  startWorker = () => new Worker(new URL('./worker.ts', import.meta.url)),
): SearchClient {
  const folder = withPrefix('/search-index/');
  let starting: Promise<Engine> | undefined;

  const start = (): Promise<Engine> => {
    const restart = () => (starting = undefined);
    starting ??= startEngine(startWorker, restart).catch(() => import('./engine'));
    starting.catch(restart);
    return starting;
  };

  return {
    search: async (request) => (await start()).search(folder, request),
    prepare: (version) =>
      void start()
        .then((engine) => engine.loadIndexes(folder, version))
        .catch(() => undefined),
  };
}

/** Rejects if the worker does not start; calls `onFailure` if it fails later. */
async function startEngine(startWorker: () => Worker, onFailure: () => void): Promise<Engine> {
  const worker = startWorker();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Comlink does not notice a worker's failure: its calls would stay pending.
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The search has failed.')));
    timer = setTimeout(() => reject(new Error('The search did not start.')), WORKER_START_TIMEOUT_MS);
  });
  failure.catch(() => worker.terminate());
  const engine = wrap<WorkerEngine>(worker);
  await Promise.race([engine.isReady(), failure]);
  clearTimeout(timer);
  failure.catch(onFailure);
  return {
    search: (...request) => Promise.race([engine.search(...request), failure]),
    loadIndexes: (...request) => Promise.race([engine.loadIndexes(...request), failure]),
  };
}
