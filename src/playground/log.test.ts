import { expect, test } from 'vitest';
import type { LogLine } from '../shared/playground/logLine';
import { addLine, EMPTY_LOG } from './log';

const line = (text: string, level: LogLine['level'] = 'log'): LogLine => ({ level, values: [{ kind: 'text', text }] });
const logOf = (...lines: LogLine[]) => lines.reduce(addLine, EMPTY_LOG);

test('equal lines in a row are one, and all are counted', () => {
  const { lines, count } = logOf(line('a'), line('a'), line('a', 'warn'), line('a'));
  expect(lines.map(({ level, times }) => [level, times])).toEqual([
    ['log', 2],
    ['warn', 1],
    ['log', 1],
  ]);
  expect(count).toBe(4);
});

test('the latest lines are kept, each with an id of its own', () => {
  const { lines, count } = logOf(...Array.from({ length: 500 }, (_, index) => line(String(index))));
  expect(count).toBe(500);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(200);
  expect(lines.at(-1)?.values[0]?.text).toBe('499');
});
