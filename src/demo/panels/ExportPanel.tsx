import { useRef } from 'react';
import { useLoaded } from '../../runtime/useLoaded';
import { PageLink } from '../../ui/PageLink';
import { DIALECTS, isSql } from '../core/dialects';
import { exportCall } from '../core/exportCall';
import { exportOptions, exportQuery } from '../core/exportQuery';
import { FORMATS } from '../core/formats';
import { initialQuery } from '../core/initialQuery';
import type { DemoState } from '../core/state';
import { setView } from '../demoStore';
import { CodeBlock } from '../../ui/CodeBlock';
import { Tabs } from '../../ui/Tabs';
import { usePointing } from './usePointing';
import * as styles from './panels.module.css';

/** Known flaws of an exported text. They load with the first change, as the code of links does. */
const loadWarnings = async () =>
  (await import(/* webpackChunkName: "demo-links" */ '../core/exportWarnings')).exportWarnings;

export function ExportPanel({ state }: { state: DemoState }) {
  const { query, view } = state;
  const panel = useRef<HTMLDivElement>(null);
  usePointing(panel, state);
  const format = FORMATS.find(({ name }) => name === view.format) ?? FORMATS[0];
  const options = exportOptions(state);
  const text = exportQuery(query, format.name, options);
  const warningsOf = useLoaded(query === initialQuery ? null : loadWarnings);
  return (
    <div ref={panel} className={styles.panel}>
      <Tabs
        look="pills"
        label="Format"
        values={FORMATS}
        selected={format.name}
        onSelect={(name) => setView({ format: name })}
      />
      {isSql(format.name) && (
        <Tabs
          look="pills"
          label="Dialect"
          values={DIALECTS}
          selected={view.dialect}
          onSelect={(dialect) => setView({ dialect })}
        />
      )}
      <CodeBlock title="Result" text={text} language={format.language} />
      {warningsOf?.(query, format.name, text).map((warning) => (
        <p key={warning} className="ui-notice danger">
          {warning}
        </p>
      ))}
      <CodeBlock title="Call" text={exportCall(format.name, options)} language="ts" />
      <p className={styles.links}>
        <PageLink to={format.docs}>How formatQuery writes {format.label}</PageLink>
        <a href={format.home.url} rel="noopener noreferrer" target="_blank">
          {format.home.label}
        </a>
      </p>
    </div>
  );
}
