import { useEffect, useRef, useState } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import type { RunFormat } from '../core/engines/runFormat';
import { exportQuery } from '../core/exportQuery';
import type { Options } from '../core/options';
import { partTexts } from '../core/rows/parts';
import { createRunner } from './createRunner';
import type { EngineReport } from './worker';

/** One for all visits of the panel, so that the engines load once. */
const run = createRunner();

/** What engines made of a query, which the builder may have left behind while they run on. */
export interface Reports {
  query: RuleGroupTypeAny;
  byFormat: Partial<Record<RunFormat, EngineReport>>;
}

interface State {
  reports?: Reports;
  error?: Error;
}

/** Runs a query in some formats, each time that it changes, one after the other. */
export function useReports(
  query: RuleGroupTypeAny,
  { parseNumbers, validateQuery }: Pick<Options, 'parseNumbers' | 'validateQuery'>,
  formats: readonly RunFormat[],
): State & { retry: () => void } {
  const [state, setState] = useState<State>({});
  const [attempt, setAttempt] = useState(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const wanted = formats.join();

  useEffect(() => {
    let ended = false;
    const runAll = async () => {
      const byFormat: Reports['byFormat'] = {};
      for (const format of wanted.split(',').filter(Boolean) as RunFormat[]) {
        if (ended) return;
        byFormat[format] = await run(
          format,
          partTexts(query, (part) => exportQuery(part, format, { parseNumbers, validateQuery })),
        );
      }
      if (!ended) setState({ reports: { query, byFormat } });
    };
    // After the run before, so that fast typing does not queue up.
    last.current = last.current
      .then(() => (ended ? undefined : runAll()))
      .catch((error: Error) => !ended && setState({ error }));
    return () => {
      ended = true;
    };
  }, [query, parseNumbers, validateQuery, wanted, attempt]);

  return { ...state, retry: () => setAttempt(attempt + 1) };
}
