import type { ComponentType } from 'react';
import { Tabs } from '../ui/Tabs';
import type { DemoSession } from './core/demoReducer';
import type { DemoView } from './core/state';
import { setView } from './demoStore';
import { ExportPanel } from './panels/ExportPanel';
import { Loaded } from './panels/Loaded';
import type { DemoLibrary } from './types';
import * as styles from './Output.module.css';

export const OUTPUT_HEADING_ID = 'demo-output';

interface PanelProps {
  session: DemoSession;
  library: DemoLibrary;
}

interface Tab {
  name: DemoView['tab'];
  label: string;
  /** What the tab shows, unless that is part of the page from the start. */
  load?: () => Promise<ComponentType<PanelProps>>;
}

const EXPORT: Tab = { name: 'export', label: 'Export' };

const TABS: readonly Tab[] = [
  EXPORT,
  {
    name: 'rows',
    label: 'Rows',
    load: async () => (await import(/* webpackChunkName: "demo-rows" */ './rows/Rows')).Rows,
  },
  {
    name: 'code',
    label: 'Code',
    load: async () => (await import(/* webpackChunkName: "demo-code" */ './panels/CodePanel')).CodePanel,
  },
  {
    name: 'import',
    label: 'Import',
    load: async () => (await import(/* webpackChunkName: "demo-data" */ './panels/ImportPanel')).ImportPanel,
  },
  {
    name: 'data',
    label: 'Data',
    load: async () => (await import(/* webpackChunkName: "demo-data" */ './data/OwnData')).OwnData,
  },
  {
    name: 'presets',
    label: 'Presets',
    load: async () => (await import(/* webpackChunkName: "demo-data" */ './presets/Presets')).Presets,
  },
];

export function Output(props: PanelProps) {
  const { state } = props.session;
  const { name, label, load } = TABS.find((tab) => tab.name === state.view.tab) ?? EXPORT;
  return (
    <section className={styles.output} aria-labelledby={OUTPUT_HEADING_ID}>
      <h2 id={OUTPUT_HEADING_ID} className="sr-only">
        Output
      </h2>
      <Tabs label="Show" values={TABS} selected={name} onSelect={(tab) => setView({ tab })} />
      {load ? (
        <Loaded key={name} what={`The ${label.toLowerCase()}`} load={load}>
          {(Panel) => <Panel {...props} />}
        </Loaded>
      ) : (
        <ExportPanel state={state} />
      )}
    </section>
  );
}
