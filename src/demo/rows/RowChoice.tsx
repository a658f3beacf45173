import { useId, useMemo, useState } from 'react';
import { Tabs } from '../../ui/Tabs';
import { MUSICIANS } from '../core/engines/musicians';
import type { RunFormat } from '../core/engines/runFormat';
import { partsOf } from '../core/rows/parts';
import { differs, reasonsOf, type Outcomes, type Reason } from '../core/rows/reasons';
import { Differences } from './Differences';
import { RowReport } from './RowReport';
import { RowsTable } from './RowsTable';
import type { Reports } from './useReports';

const ROWS = [...MUSICIANS.keys()];

/** Of each row on which formats differ, why. */
function differencesOf({ query, byFormat }: Reports): Map<number, Reason[]> {
  const outcomes: Outcomes = Object.fromEntries(
    Object.entries(byFormat).map(([format, { outcomes: parts }]) => [format, parts]),
  );
  const different = ROWS.filter((row) => differs(outcomes, row));
  return new Map(different.map((row) => [row, reasonsOf(query, outcomes, MUSICIANS, row)]));
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
  const choices = {
    selected: ROWS.filter(isSelected),
    others: ROWS.filter((row) => !isSelected(row)),
    different: ROWS.filter((row) => differences.has(row)),
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
            byFormat={isCompared ? reports.byFormat : {}}
            used={new Set(partsOf(reports.query).map((part) => ('field' in part ? part.field : '')))}
            active={active}
            onActive={setChosen}
            describedBy={reportId}
          />
          <RowReport
            id={reportId}
            query={reports.query}
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
