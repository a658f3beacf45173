import { expose } from 'comlink';
import { loadEngine, type RunFormat } from '../core/engines/runFormat';
import type { PartOutcomes } from '../core/rows/reasons';

const WASM = new URL('sql.js/dist/sql-wasm-browser.wasm', import.meta.url).href;

export interface EngineReport {
  /** The name and version of what ran. */
  engine: string;
  outcomes: PartOutcomes;
}

const rowsWorker = {
  isReady: () => true,
  async run(format: RunFormat, texts: readonly (string | null)[]): Promise<EngineReport> {
    const { name, run } = await loadEngine(format, WASM);
    return { engine: name, outcomes: texts.map((text) => (text === null ? null : run(text))) };
  },
};

export type RowsWorker = typeof rowsWorker;

expose(rowsWorker);
