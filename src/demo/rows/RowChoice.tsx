import { useId, useMemo, useState } from 'react';
import { PageLink } from '../../ui/PageLink';
import { Tabs } from '../../ui/Tabs';
import type { RunFormat } from '../core/engines/runFormat';
import { differs, REASONS, reasonsOf, type Outcomes, type Reason } from '../core/rows/reasons';
import { RowReport } from './RowReport';
import { RowsTable } from './RowsTable';
import type { Reports } from './useReports';
import * as styles from './rows.module.css';

/** Of each row on which formats differ, why. */
function differencesOf({ query, dataset, byFormat }: Reports): Map<number, Reason[]> {
  const outcomes: Outcomes = Object.fromEntries(
    Object.entries(byFormat).map(([format, { outcomes: parts }]) => [format, parts]),
  );
  const different = [...dataset.rows.keys()].filter((row) => differs(outcomes, row));
  return new Map(different.map((row) => [row, reasonsOf(query, outcomes, dataset, row)]));
}

interface RowChoiceProps {
  reports: Reports;
  /** Whose selection counts. */
  format: RunFormat;
}

/** A table of the rows that are selected, or of the others, or of those on which formats differ. */
export function RowChoice({ reports, format }: RowChoiceProps) {
  const [wanted, setWanted] = useState<'selected' | 'others' | 'different'>('selected');
  const [chosen, setChosen] = useState(0);
  const reportId = useId();
  const differences = useMemo(() => differencesOf(reports), [reports]);
  const isCompared = Object.keys(reports.byFormat).length > 1;
  const outcomes = reports.byFormat[format]?.outcomes ?? [];
  const isSelected = (row: number) => outcomes[0]?.[row] === true;
  const all = [...reports.dataset.rows.keys()];
  const choices = {
    selected: all.filter(isSelected),
    others: all.filter((row) => !isSelected(row)),
    different: all.filter((row) => differences.has(row)),
  };
  const shown = isCompared || wanted !== 'different' ? wanted : 'selected';
  const rows = choices[shown];
  const active = rows.includes(chosen) ? chosen : rows[0];
  const values = [
    { name: 'selected' as const, label: `Selected ${choices.selected.length}` },
    { name: 'others' as const, label: `Others ${choices.others.length}` },
    { name: 'different' as const, label: `Different ${choices.different.length}` },
  ];
  return (
    <>
      <Tabs
        look="pills"
        label="Rows"
        values={isCompared ? values : values.slice(0, 2)}
        selected={shown}
        onSelect={setWanted}
      />
      {active !== undefined && (
        <>
          <RowsTable
            rows={rows}
            reports={reports}
            isCompared={isCompared}
            active={active}
            onActive={setChosen}
            describedBy={reportId}
          />
          <RowReport
            id={reportId}
            reports={reports}
            outcomes={outcomes}
            row={active}
            reasons={differences.get(active) ?? []}
          />
        </>
      )}
      {isCompared && <Differences reasons={differences} />}
    </>
  );
}

/** Why formats select different rows, with the number of rows by reason. */
function Differences({ reasons }: { reasons: ReadonlyMap<number, readonly Reason[]> }) {
  if (reasons.size === 0) return <p>All formats select the same rows.</p>;
  const all = [...reasons.values()].flat();
  const countOf = (reason: Reason) => {
    const count = all.filter((other) => other === reason).length;
    return `${count} ${count === 1 ? 'row' : 'rows'}`;
  };
  return (
    <ul className={styles.differences} aria-label="Why formats differ">
      {[...new Set(all)].map((reason) => (
        <li key={reason}>
          <b>{REASONS[reason].title}</b> ({countOf(reason)}): {REASONS[reason].text}{' '}
          <PageLink to={REASONS[reason].docs} aria-label={`More about ${REASONS[reason].title}`}>
            More
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
