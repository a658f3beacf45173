import { startWorker, type StartedWorker } from '../../runtime/startWorker';
import type { Dataset } from '../core/engines/types';
import type { EngineReport, RowsWorker } from './worker';

/** A regular expression or a query of thousands of rules can take for ever. */
const RUN_TIMEOUT_MS = 10_000;

type Runner = (dataset: Dataset, ...query: Parameters<RowsWorker['run']>) => Promise<EngineReport>;

// The name is that of the file, which has a policy of its own: see src/gatsby/output/headers.ts.
const newEngines = () => new Worker(/* webpackChunkName: "demo-engines" */ new URL('./worker.ts', import.meta.url));

/** Runs exported queries in a worker, which starts at the first use and again after a failure. */
export function createRunner(newWorker = newEngines): Runner {
  let starting: Promise<StartedWorker<RowsWorker>> | undefined;
  /** What the worker has got. */
  let used: Dataset | undefined;

  const start = async (): Promise<StartedWorker<RowsWorker>> => {
    used = undefined;
    const started = await startWorker<RowsWorker>(newWorker(), 'The engine');
    started.failure.catch(() => (starting = undefined));
    return started;
  };

  return async (dataset, ...query) => {
    starting ??= start();
    starting.catch(() => (starting = undefined));
    const { engine, failure, fail } = await starting;
    const timer = setTimeout(
      () => fail(new Error(`The engine has not finished in ${RUN_TIMEOUT_MS / 1000} seconds.`)),
      RUN_TIMEOUT_MS,
    );
    const run = async () => {
      if (used !== dataset) await engine.use(dataset);
      used = dataset;
      return engine.run(...query);
    };
    return Promise.race([run(), failure]).finally(() => clearTimeout(timer));
  };
}
