import { useMemo, useRef } from 'react';
import type { ExportFormat } from 'react-querybuilder';
import { PageLink } from '../../ui/PageLink';
import { exportWarnings } from '../core/exportWarnings';
import { exportCall, exportQuery } from '../core/exportQuery';
import { FORMATS } from '../core/formats';
import type { DemoState } from '../core/state';
import { CodeBlock } from '../../ui/CodeBlock';
import { Tabs } from '../../ui/Tabs';
import { usePointing } from './usePointing';
import * as styles from './panels.module.css';

interface ExportPanelProps {
  state: DemoState;
  onFormat: (format: ExportFormat) => void;
}

export function ExportPanel({ state, onFormat }: ExportPanelProps) {
  const { query, options, view, data } = state;
  const panel = useRef<HTMLDivElement>(null);
  usePointing(panel, state);
  const format = FORMATS.find(({ name }) => name === view.format) ?? FORMATS[0];
  const text = useMemo(() => exportQuery(query, format.name, { ...options, ...data }), [query, format, options, data]);
  return (
    <div ref={panel} className={styles.panel}>
      <Tabs look="pills" label="Format" values={FORMATS} selected={format.name} onSelect={onFormat} />
      <CodeBlock title="Result" text={text} language={format.language} />
      {exportWarnings(query, format.name, text).map((warning) => (
        <p key={warning} className={styles.problem}>
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
