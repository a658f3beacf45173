import { useState } from 'react';
import { useLiveMessage } from '../../runtime/useLiveMessage';
import { LoadFailure } from '../../ui/Notice';
import { RUN_FORMATS, type RunFormat } from '../core/engines/runFormat';
import { FORMATS } from '../core/formats';
import type { DemoState } from '../core/state';
import { RowChoice } from './RowChoice';
import { useReports, type Reports } from './useReports';
import * as styles from './rows.module.css';

interface SelectedRowsProps {
  state: DemoState;
  format: RunFormat;
}

function countOf(format: RunFormat, { byFormat, dataset, data }: Reports): string {
  const label = FORMATS.find(({ name }) => name === format)?.label;
  const selected = byFormat[format]?.outcomes[0]?.filter((outcome) => outcome === true).length;
  return `${label} selects ${selected} of ${dataset.rows.length} ${data.rows ? 'rows' : 'musicians'}.`;
}

/** What an engine selects, by itself or compared with all others. */
export function SelectedRows({ state, format }: SelectedRowsProps) {
  const [isCompared, setCompared] = useState(false);
  const { reports, error, retry } = useReports(state, isCompared ? RUN_FORMATS : [format]);
  const report = reports?.byFormat[format];
  const count = reports ? countOf(format, reports) : '';
  const spoken = useLiveMessage(report, count);

  if (error) return <LoadFailure what="The engine" error={error} onRetry={retry} />;
  if (!reports || !report) return <p role="status">Loading the engine…</p>;
  return (
    <>
      <p className={styles.count}>{count}</p>
      <label className={styles.compare}>
        <input type="checkbox" checked={isCompared} onChange={() => setCompared(!isCompared)} /> Compare all formats
      </label>
      <RowChoice reports={reports} format={format} />
      <p className={styles.engine}>
        Run by {report.engine}, on{' '}
        {reports.data.rows
          ? 'your rows, which do not leave this page'
          : 'Ella Fitzgerald, Etta James and 98 people who do not exist'}
        .
      </p>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  );
}
