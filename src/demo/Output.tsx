import { Tabs } from '../ui/Tabs';
import type { DemoSession } from './core/demoReducer';
import type { DemoView } from './core/state';
import { dispatch } from './demoStore';
import { CodePanel } from './panels/CodePanel';
import { DataPanel } from './panels/DataPanel';
import { ExportPanel } from './panels/ExportPanel';
import { Loaded } from './panels/Loaded';
import { QueriesPanel } from './panels/QueriesPanel';
import { RowsPanel } from './panels/RowsPanel';
import type { DemoLibrary } from './types';
import * as styles from './Output.module.css';

export const OUTPUT_HEADING_ID = 'demo-output';

interface OutputProps {
  session: DemoSession;
  library: DemoLibrary;
}

const TABS: readonly { name: DemoView['tab']; label: string }[] = [
  { name: 'export', label: 'Export' },
  { name: 'rows', label: 'Rows' },
  { name: 'code', label: 'Code' },
  { name: 'import', label: 'Import' },
  { name: 'data', label: 'Data' },
  { name: 'queries', label: 'Queries' },
];

const loadImport = () => import(/* webpackChunkName: "import-panel" */ './panels/ImportPanel');

const setView = (view: Partial<DemoView>) => dispatch({ type: 'setView', view });
const setFormat = (format: DemoView['format']) => setView({ format });
const setDialect = (dialect: string) => setView({ dialect });

export function Output({ session, library }: OutputProps) {
  const { state, importTexts } = session;
  const { tab } = state.view;
  return (
    <section className={styles.output} aria-labelledby={OUTPUT_HEADING_ID}>
      <h2 id={OUTPUT_HEADING_ID} className="sr-only">
        Output
      </h2>
      <Tabs label="Show" values={TABS} selected={tab} onSelect={(name) => setView({ tab: name })} />
      {tab === 'export' && <ExportPanel state={state} onFormat={setFormat} onDialect={setDialect} />}
      {tab === 'rows' && <RowsPanel state={state} onFormat={setFormat} />}
      {tab === 'code' && <CodePanel state={state} library={library} />}
      {tab === 'data' && <DataPanel session={session} />}
      {tab === 'queries' && <QueriesPanel session={session} />}
      {tab === 'import' && (
        <Loaded what="The import" load={loadImport}>
          {({ ImportPanel }) => (
            <ImportPanel
              state={state}
              texts={importTexts}
              onText={(language, text) => dispatch({ type: 'setImportText', language, text })}
              onLanguage={(language) => setView({ language })}
              onImport={(query) => dispatch({ type: 'replace', query, message: '' })}
            />
          )}
        </Loaded>
      )}
    </section>
  );
}
