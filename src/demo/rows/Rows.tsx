import type { ExportFormat } from 'react-querybuilder';
import { Tabs } from '../../ui/Tabs';
import { RUN_FORMATS, type RunFormat } from '../core/engines/runFormat';
import { FORMATS } from '../core/formats';
import type { DemoSession } from '../core/demoReducer';
import { setView } from '../demoStore';
import { SelectedRows } from './SelectedRows';
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
