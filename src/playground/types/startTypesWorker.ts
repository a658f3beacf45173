import { wrap } from 'comlink';
import type { TypesWorker } from './worker';

/** @param url of the script, which has the compiler in it */
export function startTypesWorker(url: string) {
  const worker = new Worker(url);
  const { check } = wrap<TypesWorker>(worker);
  // Comlink does not notice it.
  const failure = new Promise<never>((_, reject) => {
    worker.onerror = ({ message }) => reject(new Error(message || `${url} did not load`));
  });
  failure.catch(() => undefined);
  return {
    /** Rejects if a file does not load. */
    check: (...request: Parameters<TypesWorker['check']>) => Promise.race([check(...request), failure]),
    /** Stops a check, which then never settles. */
    end: () => worker.terminate(),
  };
}
