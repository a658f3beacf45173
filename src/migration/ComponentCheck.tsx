import { CodeBlock } from '../ui/CodeBlock';
import type { MigrationTable } from '../shared/migration/types';
import { checkComponent } from './checkComponent';
import { Lines } from './Lines';
import { loadTable } from './loadTable';
import * as styles from './migration.module.css';
import { TextToCheck } from './TextToCheck';
import { describe, describeUnseen, placeOf, toTask } from './toTask';
import type { CheckedComponent, ToolPart } from './types';

export function ComponentCheck({ from, to }: ToolPart) {
  const check = async (text: string, file: string | null) => {
    const table = await loadTable(from.name, to.name);
    const name = file ?? 'App.tsx';
    const checked = checkComponent(text, name, table);
    return { summary: summaryOf(checked), report: <Report file={name} checked={checked} table={table} /> };
  };
  return (
    <TextToCheck
      label={`A component for ${from.label}`}
      accept=".tsx,.ts,.jsx,.js,.mts,.mjs"
      action="Check"
      hint="Any file that imports the library."
      check={check}
    />
  );
}

interface ReportProps {
  file: string;
  checked: CheckedComponent;
  table: MigrationTable;
}

function Report({ file, checked, table }: ReportProps) {
  const { findings, unseen, problem } = checked;
  return (
    <>
      {problem && <p className="ui-notice danger">{problem}</p>}
      <Lines
        lines={findings.map((it) => ({
          ...it,
          text: describe(it, table),
          place: placeOf(it.name, table),
          about: it.name,
        }))}
      />
      {unseen.length > 0 && (
        <>
          <p className={styles.label}>Not looked at, so read it yourself</p>
          <Lines lines={unseen.map((it) => ({ ...it, text: describeUnseen(it), about: it.reason }))} />
        </>
      )}
      <p className={styles.hint}>
        Other files, style sheets, and what the app does when it runs are not looked at: the sections of this page say
        what behaves otherwise.
      </p>
      {(findings.length > 0 || unseen.length > 0) && (
        <CodeBlock title="As a task, in Markdown" text={toTask(file, checked, table, window.location.origin)} />
      )}
    </>
  );
}

function summaryOf({ findings, unseen }: CheckedComponent): string {
  const changes =
    findings.length === 0
      ? 'Nothing changes that is known'
      : findings.length === 1
        ? 'One thing changes'
        : `${findings.length} things change`;
  if (unseen.length === 0) return `${changes}.`;
  return `${changes}; ${unseen.length === 1 ? 'one place was' : `${unseen.length} places were`} not looked at.`;
}
