import { withPrefix } from 'gatsby';
import { startWorker } from '../../runtime/startWorker';
import type { SearchClient } from '../../shared/search/client';
import type { WorkerEngine } from './worker';

type Engine = Omit<WorkerEngine, 'isReady'>;

/** Searches the site's own index in a worker or, if none starts, in the page; loads nothing before the first use. */
export function createLocalSearchClient(
  newWorker = () => new Worker(new URL('./worker.ts', import.meta.url)),
): SearchClient {
  const folder = withPrefix('/search-index/');
  let starting: Promise<Engine> | undefined;

  const start = (): Promise<Engine> => {
    const restart = () => (starting = undefined);
    starting ??= startEngine(newWorker, restart).catch(() => import('./engine'));
    starting.catch(restart);
    return starting;
  };

  return {
    search: async (request) => (await start()).search(folder, request),
    prepare: (version) =>
      void start()
        .then((engine) => engine.loadIndex(folder, version))
        .catch(() => undefined),
  };
}

/** Rejects if the worker does not start; calls `onFailure` if it fails later. */
async function startEngine(newWorker: () => Worker, onFailure: () => void): Promise<Engine> {
  const { engine, failure } = await startWorker<WorkerEngine>(newWorker(), 'The search');
  failure.catch(onFailure);
  return {
    search: (...request) => Promise.race([engine.search(...request), failure]),
    loadIndex: (...request) => Promise.race([engine.loadIndex(...request), failure]),
  };
}
