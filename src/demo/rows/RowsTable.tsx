import type { KeyboardEvent, SyntheticEvent } from 'react';
import { RUN_FORMATS, type RunFormat } from '../core/engines/runFormat';
import { partsOf } from '../core/query';
import { titleOf } from '../core/rows/dataset';
import type { Reports } from './useReports';
import { Mark } from './Mark';
import * as styles from './rows.module.css';

const LABELS: Record<RunFormat, string> = {
  sql: 'SQL',
  parameterized: 'SQL ?',
  parameterized_named: 'SQL :',
  mongodb: 'MongoDB',
  cel: 'CEL',
  jsonlogic: 'JsonLogic',
};

interface RowsTableProps {
  /** Numbers of the rows to show. */
  rows: readonly number[];
  reports: Reports;
  /** Whether what each format makes of a row is shown. */
  isCompared: boolean;
  active: number | undefined;
  onActive: (row: number) => void;
  /** Id of what says more about the active row. */
  describedBy: string;
}

/** The arrow keys go from row to row, which have one tab stop together. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const { key, currentTarget } = event;
  const buttons = [...(currentTarget.closest('tbody')?.querySelectorAll('button') ?? [])];
  const at = buttons.indexOf(currentTarget);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[key];
  const button = to === undefined ? undefined : buttons[to];
  if (!button) return;
  event.preventDefault();
  button.focus();
}

export function RowsTable({ rows, reports, isCompared, active, onActive, describedBy }: RowsTableProps) {
  const { query, data, dataset, byFormat } = reports;
  const used = new Set(partsOf(query).map((part) => ('field' in part ? part.field : '')));
  const others = data.fields.filter(({ name }) => data.rows || !/^(?:firstName|lastName)$/.test(name));
  const columns = [...others].sort((one, other) => Number(used.has(other.name)) - Number(used.has(one.name)));
  const formats = isCompared ? RUN_FORMATS.filter((format) => byFormat[format]) : [];
  const activate = ({ target }: SyntheticEvent) => {
    const row = (target as Element).closest<HTMLElement>('[data-row]')?.dataset.row;
    if (row !== undefined) onActive(Number(row));
  };
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <caption className="sr-only">{data.rows ? 'Your rows' : 'Musicians'}</caption>
        <thead>
          <tr>
            <th scope="col">{data.rows ? 'Row' : 'Name'}</th>
            {formats.map((format) => (
              <th key={format} scope="col">
                {LABELS[format]}{' '}
                <span className={styles.number}>
                  {byFormat[format]?.outcomes[0]?.filter((outcome) => outcome === true).length}
                </span>
              </th>
            ))}
            {columns.map(({ name, label }) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onPointerOver={activate} onFocus={activate}>
          {rows.map((row) => (
            <tr key={row} data-row={row} data-active={row === active || undefined}>
              <th scope="row">
                <button
                  type="button"
                  className={styles.name}
                  onKeyDown={moveFocus}
                  tabIndex={row === active ? 0 : -1}
                  aria-describedby={row === active ? describedBy : undefined}
                >
                  {titleOf(data, dataset.rows[row]!, row)}
                </button>
              </th>
              {formats.map((format) => (
                <td key={format}>
                  <Mark outcome={byFormat[format]?.outcomes[0]?.[row]} />
                </td>
              ))}
              {columns.map(({ name }) => (
                <td key={name} className={dataset.rows[row]![name] === null ? styles.missing : undefined}>
                  {dataset.rows[row]![name] === null ? 'NULL' : String(dataset.rows[row]![name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
