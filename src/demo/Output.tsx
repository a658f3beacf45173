import { useState } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { Tabs } from '../ui/Tabs';
import { withView } from './core/changes';
import type { DemoState, DemoView, ImportLanguage } from './core/state';
import { changeDemo } from './demoStore';
import { CodePanel } from './panels/CodePanel';
import { ExportPanel } from './panels/ExportPanel';
import { ImportPanel } from './panels/ImportPanel';
import type { DemoLibrary } from './types';
import * as styles from './Output.module.css';

interface OutputProps {
  state: DemoState;
  library: DemoLibrary;
  onImport: (query: RuleGroupTypeAny, text: string) => void;
}

const TABS: readonly { name: DemoView['tab']; label: string }[] = [
  { name: 'export', label: 'Export' },
  { name: 'code', label: 'Code' },
  { name: 'import', label: 'Import' },
];

/** Typed import texts, kept across navigation like the query. */
let written: Partial<Record<ImportLanguage, string>> = {};

const look = (view: Partial<DemoView>) => changeDemo((state) => withView(state, view));

export function Output({ state, library, onImport }: OutputProps) {
  const [texts, setTexts] = useState(written);
  const { tab } = state.view;
  return (
    <section className={styles.output} aria-labelledby="demo-output">
      <h2 id="demo-output" className="sr-only">
        Export, code and import
      </h2>
      <Tabs label="Show" values={TABS} selected={tab} onSelect={(name) => look({ tab: name })} />
      {tab === 'export' && <ExportPanel state={state} onFormat={(format) => look({ format })} />}
      {tab === 'code' && <CodePanel state={state} library={library} />}
      {tab === 'import' && (
        <ImportPanel
          state={state}
          texts={texts}
          onText={(language, text) => setTexts((written = { ...texts, [language]: text }))}
          onLanguage={(language) => look({ language })}
          onImport={onImport}
        />
      )}
    </section>
  );
}
