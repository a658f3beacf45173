import { useState } from 'react';
import type { ExportFormat } from 'react-querybuilder';
import { useDelayed } from '../../runtime/useDelayed';
import { useLiveMessage } from '../../runtime/useLiveMessage';
import { LoadFailure } from '../../ui/Notice';
import { Tabs } from '../../ui/Tabs';
import type { DemoSession } from '../core/demoReducer';
import { RUN_FORMATS, type RunFormat } from '../core/engines/runFormat';
import { FORMATS } from '../core/formats';
import type { DemoState } from '../core/state';
import { setView } from '../demoStore';
import { RowChoice } from './RowChoice';
import { useReports, type Reports } from './useReports';
import * as styles from './rows.module.css';

const isRun = (format: ExportFormat): format is RunFormat => (RUN_FORMATS as readonly string[]).includes(format);

/** Why a format is not run. */
const notRun = (format: ExportFormat): string =>
  format === 'spel'
    ? 'SpEL is not run: no engine for browsers evaluates it as Spring does.'
    : 'JSON is not run: it is the query itself, and your code decides what it selects.';

/** The rows that a query selects, by running its export. */
export function Rows({ session: { state } }: { session: DemoSession }) {
  const { format } = state.view;
  if (state.data.rows?.length === 0)
    return <p>Your fields have no rows yet. Paste some, as JSON or as CSV, under “Data”.</p>;
  return (
    <div className={styles.rows}>
      <Tabs
        look="pills"
        label="Format"
        values={FORMATS}
        selected={format}
        onSelect={(name) => setView({ format: name })}
      />
      {isRun(format) ? <SelectedRows state={state} format={format} /> : <p>{notRun(format)}</p>}
    </div>
  );
}

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
function SelectedRows({ state, format }: SelectedRowsProps) {
  const [isCompared, setCompared] = useState(false);
  const { reports, error, retry } = useReports(state, isCompared ? RUN_FORMATS : [format]);
  const report = reports?.byFormat[format];
  const count = reports ? countOf(format, reports) : '';
  const spoken = useLiveMessage(report, count);
  const isSlow = useDelayed(!report && !error);

  if (error) return <LoadFailure what="The engine" error={error} onRetry={retry} />;
  if (!reports || !report) return <p role="status">{isSlow && 'Loading the engine…'}</p>;
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
