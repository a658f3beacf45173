import type { SearchResults } from '../types';
import type { Engine } from './engine';
import type { WorkerReply, WorkerRequest } from './messages';

/** How long, in ms, a worker may take to start. */
const PATIENCE = 4_000;

interface Pending {
  resolve(results: SearchResults): void;
  reject(error: Error): void;
}

/**
 * An engine that runs in a worker.
 *
 * @param folder address under which the index files stand, with a slash at its end
 * @param startWorker may throw, where workers are forbidden
 * @param onEnd called when a worker that had started fails; what it was asked rejects
 * @throws Error when no worker starts
 */
export function workerEngine(folder: string, startWorker: () => Worker, onEnd: () => void): Promise<Engine> {
  return new Promise((resolve, reject) => {
    const worker = startWorker();
    const pending = new Map<number, Pending>();
    let count = 0;
    const ask = (request: WorkerRequest) => worker.postMessage(request);
    const engine: Engine = {
      search: (request) =>
        new Promise((resolveSearch, rejectSearch) => {
          const id = ++count;
          pending.set(id, { resolve: resolveSearch, reject: rejectSearch });
          ask({ ask: 'search', id, request });
        }),
      prepare: (version) => ask({ ask: 'prepare', version }),
    };

    let hasStarted = false;
    const fail = () => {
      clearTimeout(timer);
      worker.terminate();
      for (const { reject: rejectSearch } of pending.values()) rejectSearch(new Error('The search has failed.'));
      pending.clear();
      if (hasStarted) onEnd();
      else reject(new Error('The search could not start.'));
    };
    const timer = setTimeout(fail, PATIENCE);
    worker.addEventListener('error', fail);
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      if (data.tell === 'started') {
        clearTimeout(timer);
        hasStarted = true;
        resolve(engine);
        return;
      }
      const asked = pending.get(data.id);
      pending.delete(data.id);
      if (data.tell === 'results') asked?.resolve(data.results);
      else asked?.reject(new Error(data.message));
    });
    ask({ ask: 'start', folder });
  });
}
