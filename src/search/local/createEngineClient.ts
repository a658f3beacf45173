import type { SearchClient } from '../types';
import { workerEngine } from './workerEngine';
import type { Engine } from './engine';

interface EngineClientOptions {
  /** Address under which the index files stand, with a slash at its end. */
  folder: string;
  /** May throw, where workers are forbidden. */
  startWorker: () => Worker;
}

/** A client whose queries a worker answers or, where none starts, the page itself. */
export function createEngineClient({ folder, startWorker }: EngineClientOptions): SearchClient {
  let engine: Promise<Engine> | undefined;

  const inPage = async (): Promise<Engine> => {
    const { createEngine } = await import('./engine');
    return createEngine(folder);
  };
  const start = (): Promise<Engine> => {
    engine ??= workerEngine(folder, startWorker, () => (engine = undefined)).catch(inPage);
    engine.catch(() => (engine = undefined));
    return engine;
  };

  return {
    search: async (request) => (await start()).search(request),
    prepare: (version) =>
      void start().then(
        (it) => it.prepare(version),
        () => undefined,
      ),
  };
}
