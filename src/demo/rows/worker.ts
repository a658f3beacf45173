import { expose } from 'comlink';
import { loadEngine, type RunFormat } from '../core/engines/runFormat';
import type { Dataset } from '../core/engines/types';
import type { PartOutcomes } from '../core/rows/reasons';

const WASM = new URL('sql.js/dist/sql-wasm-browser.wasm', import.meta.url).href;

export interface EngineReport {
  /** The name and version of what ran. */
  engine: string;
  outcomes: PartOutcomes;
}

/** What queries run on. */
let dataset: Dataset = { rows: [], columns: {} };

const rowsWorker = {
  isReady: () => true,
  use(other: Dataset): void {
    dataset = other;
  },
  async run(format: RunFormat, texts: readonly (string | null)[]): Promise<EngineReport> {
    const { name, run } = await loadEngine(format, dataset, WASM);
    return { engine: name, outcomes: texts.map((text) => (text === null ? null : run(text))) };
  },
};

export type RowsWorker = typeof rowsWorker;

expose(rowsWorker);
