import type { LogLine } from '../shared/playground/logLine';

const MAX_LINES = 200;

export interface Log {
  /** The latest lines; equal ones in a row are one. */
  lines: readonly (LogLine & { id: number; times: number })[];
  /** How many there were. */
  count: number;
}

export const EMPTY_LOG: Log = { lines: [], count: 0 };

export function addLine({ lines, count }: Log, line: LogLine): Log {
  const last = lines.at(-1);
  const isSame = last?.level === line.level && JSON.stringify(last.values) === JSON.stringify(line.values);
  return {
    lines: isSame
      ? [...lines.slice(0, -1), { ...last, times: last.times + 1 }]
      : [...lines, { ...line, id: count, times: 1 }].slice(-MAX_LINES),
    count: count + 1,
  };
}
