import { useState } from 'react';
import { useLiveMessage } from '../../runtime/useLiveMessage';
import { LoadFailure } from '../../ui/Notice';
import { MUSICIANS } from '../core/engines/musicians';
import { RUN_FORMATS, type RunFormat } from '../core/engines/runFormat';
import { FORMATS } from '../core/formats';
import type { DemoState } from '../core/state';
import { RowChoice } from './RowChoice';
import { useReports } from './useReports';
import type { EngineReport } from './worker';
import * as styles from './rows.module.css';

interface SelectedRowsProps extends Pick<DemoState, 'query' | 'options'> {
  format: RunFormat;
}

function countOf(format: RunFormat, report: EngineReport | undefined): string {
  const label = FORMATS.find(({ name }) => name === format)?.label;
  const selected = report?.outcomes[0]?.filter((outcome) => outcome === true).length;
  return `${label} selects ${selected} of ${MUSICIANS.length} musicians.`;
}

/** What an engine selects, by itself or compared with all others. */
export function SelectedRows({ query, options, format }: SelectedRowsProps) {
  const [isCompared, setCompared] = useState(false);
  const { reports, error, retry } = useReports(query, options, isCompared ? RUN_FORMATS : [format]);
  const report = reports?.byFormat[format];
  const count = countOf(format, report);
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
        Run by {report.engine}, on Ella Fitzgerald, Etta James and 98 people who do not exist.
      </p>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  );
}
