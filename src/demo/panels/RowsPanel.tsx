import { useEffect, useState } from 'react';
import type { ExportFormat } from 'react-querybuilder';
import { LOADER_DELAY } from '../../runtime/delays';
import { useDelayed } from '../../runtime/useDelayed';
import { LoadFailure } from '../../ui/Notice';
import type { DemoState } from '../core/state';
import type { Rows as RowsComponent } from '../rows/Rows';

interface RowsPanelProps {
  state: DemoState;
  onFormat: (format: ExportFormat) => void;
}

/** Loads the rows on demand: most visitors never open them. */
export function RowsPanel(props: RowsPanelProps) {
  const [Rows, setRows] = useState<typeof RowsComponent>();
  const [error, setError] = useState<Error>();
  const [attempt, setAttempt] = useState(0);
  const isSlow = useDelayed(!Rows && !error, LOADER_DELAY);

  useEffect(() => {
    let ended = false;
    import(/* webpackChunkName: "demo-rows" */ '../rows/Rows').then(
      (module) => !ended && setRows(() => module.Rows),
      (failure: Error) => !ended && setError(failure),
    );
    return () => {
      ended = true;
    };
  }, [attempt]);

  const retry = () => {
    setError(undefined);
    setAttempt(attempt + 1);
  };
  if (error) return <LoadFailure what="The rows" error={error} onRetry={retry} />;
  if (!Rows) return <p role="status">{isSlow && 'Loading the rows…'}</p>;
  return <Rows {...props} />;
}
