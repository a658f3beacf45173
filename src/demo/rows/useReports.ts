import { useEffect, useMemo, useRef, useState } from 'react';
import type { RunFormat } from '../core/engines/runFormat';
import type { Dataset } from '../core/engines/types';
import { exportQuery } from '../core/exportQuery';
import { datasetOf } from '../core/rows/dataset';
import { partTexts } from '../core/rows/parts';
import type { DemoState } from '../core/state';
import { createRunner } from './createRunner';
import type { EngineReport } from './worker';

/** One for all visits of the panel, so that the engines load once. */
const run = createRunner();

/** What engines made of a query, which the builder may have left behind while they run on. */
export interface Reports extends Pick<DemoState, 'query' | 'data'> {
  dataset: Dataset;
  byFormat: Partial<Record<RunFormat, EngineReport>>;
}

interface State {
  reports?: Reports;
  error?: Error;
}

/** Runs a query in some formats, each time that it changes, one after the other. */
export function useReports(
  { query, options: { parseNumbers, validateQuery }, data, setup }: Omit<DemoState, 'view'>,
  formats: readonly RunFormat[],
): State & { retry: () => void } {
  const [state, setState] = useState<State>({});
  const [attempt, setAttempt] = useState(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const wanted = formats.join();
  const dataset = useMemo(() => datasetOf(data), [data]);

  useEffect(() => {
    let ended = false;
    const runAll = async () => {
      const byFormat: Reports['byFormat'] = {};
      for (const format of wanted.split(',') as RunFormat[]) {
        if (ended) return;
        const options = { parseNumbers, validateQuery, fields: data.fields, prepare: setup?.prepare };
        const texts = partTexts(query, (part) => exportQuery(part, format, options));
        byFormat[format] = await run(dataset, format, texts);
      }
      if (!ended) setState({ reports: { query, data, dataset, byFormat } });
    };
    // After the run before, so that fast typing does not queue up.
    last.current = last.current
      .then(() => (ended ? undefined : runAll()))
      .catch((error: Error) => !ended && setState({ error }));
    return () => {
      ended = true;
    };
  }, [query, parseNumbers, validateQuery, data, setup, dataset, wanted, attempt]);

  return { ...state, retry: () => setAttempt(attempt + 1) };
}
