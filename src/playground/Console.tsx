import { useLayoutEffect, useRef, useState } from 'react';
import type { LogLine, LogValue } from '../shared/playground/logLine';
import { LeavingButton } from '../ui/Button';
import type { Log } from './log';
import * as styles from './Console.module.css';

/** Read before a line, where its colour alone would tell. */
const LEVELS: Partial<Record<LogLine['level'], string>> = { warn: 'Warning', error: 'Error', alert: 'Alert' };

interface ConsoleProps {
  title: string;
  log: Log;
  onClear(): void;
}

/** What an example logs. */
export function Console({ title, log: { lines, count }, onClear }: ConsoleProps) {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    const element = list.current;
    if (count === 0) isAtEnd.current = true;
    if (element && isAtEnd.current) element.scrollTop = element.scrollHeight;
  }, [count]);
  const scroll = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: React.UIEvent<HTMLElement>) => {
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < 8;
  };

  return (
    <section className={styles.console} aria-label={`Console of ${title}`} hidden={count === 0}>
      <div className={styles.bar}>
        <p>
          Console <span className={styles.count}>{count}</span>
          <span className="sr-only">{count === 1 ? ' line' : ' lines'}</span>
        </p>
        <LeavingButton look="small" onClick={onClear}>
          Clear
        </LeavingButton>
      </div>
      <div ref={list} role="log" tabIndex={0} aria-label="Lines" className={styles.lines} onScroll={scroll}>
        {lines.map((line) => (
          <div key={line.id} className={styles.line} data-level={line.level}>
            {LEVELS[line.level] && <span className={styles.level}>{LEVELS[line.level]}</span>}
            <Values line={line} />
            {line.times > 1 && (
              <span className={styles.times}>
                <span aria-hidden="true">×{line.times}</span>
                <span className="sr-only">{`${line.times} times`}</span>
              </span>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

function Values({ line: { level, values } }: { line: LogLine }) {
  const [first] = values;
  if (level === 'table' && first?.entries?.length) return <Table rows={first.entries} />;
  return values.map((value, index) => <Value key={index} value={value} />);
}

function Value({ value, name }: { value: LogValue; name?: string }) {
  const [isOpen, setOpen] = useState(false);
  const label = name !== undefined && <span className={styles.name}>{name}: </span>;
  if (!value.entries) {
    return (
      <span className={styles.value}>
        {label}
        {textOf(value)}
      </span>
    );
  }
  return (
    <details className={styles.object} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {label}
        {previewOf(value)}
      </summary>
      {isOpen && (
        <ul>
          {value.entries.map(([key, item], index) => (
            <li key={index}>
              <Value name={key} value={item} />
            </li>
          ))}
          {value.more && <li className={styles.name}>{value.more} more</li>}
        </ul>
      )}
    </details>
  );
}

function Table({ rows }: { rows: readonly [string, LogValue][] }) {
  const columns = [...new Set(rows.flatMap(([, row]) => row.entries?.map(([name]) => name) ?? []))];
  const hasValues = rows.some(([, { entries }]) => !entries);
  const cell = (row: LogValue, column: string) => row.entries?.find(([name]) => name === column)?.[1];
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">(index)</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          {hasValues && <th scope="col">Value</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, row]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {columns.map((column) => {
              const value = cell(row, column);
              return <td key={column}>{value && <Value value={value} />}</td>;
            })}
            {hasValues && <td>{!row.entries && <Value value={row} />}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const textOf = ({ kind, text }: LogValue) => (kind === 'string' ? JSON.stringify(text) : text);

/** Most properties, and characters of each, in the one line that stands for a closed object. */
const PREVIEW = { entries: 4, characters: 24 };

function previewOf({ text, entries = [], more = 0 }: LogValue): string {
  const isList = /^(?:Array|Set)\(/.test(text);
  const parts = entries.slice(0, PREVIEW.entries).map(([name, value]) => {
    const short = value.entries ? value.text || '{…}' : shorten(textOf(value));
    return isList ? short : `${name}: ${short}`;
  });
  if (entries.length + more > parts.length) parts.push('…');
  const list = parts.join(', ');
  return `${text && `${text} `}${isList ? `[${list}]` : `{${list && ` ${list} `}}`}`;
}

const shorten = (text: string) => (text.length > PREVIEW.characters ? `${text.slice(0, PREVIEW.characters)}…` : text);
