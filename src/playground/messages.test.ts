import { expect, test } from 'vitest';
import { readFrameMessage } from './messages';

const read = (data: unknown) => readFrameMessage(data, ['app.tsx']);

test.each([
  [{ type: 'pong' }, { type: 'pong' }],
  [{ type: 'pong', more: 1 }, { type: 'pong' }],
  [{ type: 'started' }, { type: 'started' }],
  [
    { type: 'height', height: 300.2 },
    { type: 'height', height: 301 },
  ],
  [
    { type: 'height', height: -5 },
    { type: 'height', height: 120 },
  ],
  [
    { type: 'height', height: 1e9 },
    { type: 'height', height: 1200 },
  ],
  [
    { type: 'rendered', height: 200, version: '6.5.5' },
    { type: 'rendered', height: 200, version: '6.5.5' },
  ],
  [
    { type: 'rendered', height: 200, version: null },
    { type: 'rendered', height: 200, version: null },
  ],
  [
    { type: 'rendered', height: 200, version: '<b>6</b>' },
    { type: 'rendered', height: 200, version: null },
  ],
])('accepts %j', (data, expected) => {
  expect(read(data)).toEqual(expected);
});

const problem = (fields: object) => read({ type: 'problem', problem: { kind: 'run', message: 'no', ...fields } });

test.each([
  [{}, {}],
  [
    { file: 'app.tsx', line: 3 },
    { file: 'app.tsx', line: 3 },
  ],
  [{ file: 'app.tsx' }, { file: 'app.tsx' }],
  [{ file: 'app.tsx', line: -1 }, { file: 'app.tsx' }],
  [{ file: 'app.tsx', line: '3' }, { file: 'app.tsx' }],
  [{ file: 'app.tsx', line: 1.5 }, { file: 'app.tsx' }],
  [{ file: 'call this number', line: 3 }, {}],
  [{ link: 'https://example.com' }, {}],
  [{ kind: 'stopped' }, { kind: 'stopped' }],
  [{ kind: 'load' }, { kind: 'load' }],
])('reads a problem with %j as %j', (fields, expected) => {
  expect(problem(fields)).toEqual({ type: 'problem', problem: { kind: 'run', message: 'no', ...expected } });
});

test('a message that is too long is cut', () => {
  expect(problem({ message: 'a'.repeat(1e6) })).toMatchObject({ problem: { message: 'a'.repeat(2000) } });
});

test.each([
  null,
  undefined,
  'pong',
  7,
  [],
  {},
  { type: 'else' },
  { type: 'height' },
  { type: 'height', height: '300' },
  { type: 'height', height: Number.NaN },
  { type: 'height', height: Number.POSITIVE_INFINITY },
  { type: 'rendered', version: '6.5.5' },
  { type: 'problem' },
  { type: 'problem', problem: null },
  { type: 'problem', problem: { kind: 'run' } },
  { type: 'problem', problem: { kind: 'run', message: { toString: null } } },
  { type: 'problem', problem: { kind: 'constructor', message: 'no' } },
  { type: 'problem', problem: { kind: 'waiting', message: 'no' } },
  { type: 'log' },
  { type: 'log', line: { level: 'constructor', values: [] } },
  { type: 'log', line: { level: 'log', values: 'a' } },
])('rejects %j', (data) => {
  expect(read(data)).toBeNull();
});

const logged = (...values: unknown[]) => read({ type: 'log', line: { level: 'log', values } });
const LEAF = { kind: 'text', text: 'a' };

test('a line is understood with its objects', () => {
  const values = [LEAF, { kind: 'object', text: 'Array(9)', entries: [['0', LEAF]], more: 8 }];
  expect(logged(...values)).toEqual({ type: 'log', line: { level: 'log', values } });
});

test.each([7, null, { kind: 'html', text: 'a' }, { kind: 'text', text: 7 }])('%j in a line is left out', (value) => {
  expect(logged(value, LEAF)).toMatchObject({ line: { values: [LEAF] } });
});

test('a line is bounded in length, width and depth', () => {
  expect(logged({ kind: 'text', text: 'a'.repeat(1e6) })).toMatchObject({
    line: { values: [{ text: 'a'.repeat(2001) }] },
  });
  const wide = { kind: 'object', text: '', entries: Array.from({ length: 1e4 }, () => ['a', LEAF]) };
  let deep: object = wide;
  for (let depth = 0; depth < 1e4; depth++)
    deep = {
      kind: 'object',
      text: '',
      entries: [
        ['a', deep],
        ['b', wide],
      ],
    };
  expect(JSON.stringify(logged(wide, deep)).length).toBeLessThan(50_000);
});
