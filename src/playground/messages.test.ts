import { expect, test } from 'vitest';
import { readFrameMessage } from './messages';

const read = (data: unknown) => readFrameMessage(data, ['app.tsx']);

test.each(['pong', 'started'])('reads %s, and nothing else of it', (type) => {
  expect(read({ type, more: 1 })).toEqual({ type });
});

test.each([
  [300.2, 301],
  [-5, 120],
  [1e9, 1200],
])('a height of %d becomes %d', (height, expected) => {
  expect(read({ type: 'height', height })).toEqual({ type: 'height', height: expected });
});

test.each([
  ['6.5.5', '6.5.5'],
  [null, null],
  ['<b>6</b>', null],
])('of a rendered result, the version %j becomes %j', (version, expected) => {
  expect(read({ type: 'rendered', height: 2000, version })).toEqual({
    type: 'rendered',
    height: 1200,
    version: expected,
  });
});

const problem = (fields: object) => read({ type: 'problem', problem: { kind: 'run', message: 'no', ...fields } });

test.each([{}, { file: 'app.tsx', line: 3 }, { file: 'app.tsx' }, { kind: 'stopped' }, { kind: 'load' }])(
  'reads a problem with %j',
  (fields) => expect(problem(fields)).toEqual({ type: 'problem', problem: { kind: 'run', message: 'no', ...fields } }),
);

test.each([
  [{ file: 'app.tsx', line: -1 }, { file: 'app.tsx' }],
  [{ file: 'app.tsx', line: '3' }, { file: 'app.tsx' }],
  [{ file: 'app.tsx', line: 1.5 }, { file: 'app.tsx' }],
  [{ file: 'call this number', line: 3 }, {}],
  [{ link: 'https://example.com' }, {}],
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
  const objectOf = (...entries: [string, unknown][]) => ({ kind: 'object', text: '', entries });
  const wide = objectOf(...Array.from({ length: 1e4 }, (): [string, unknown] => ['a', LEAF]));
  let deep: object = wide;
  for (let depth = 0; depth < 1e4; depth++) deep = objectOf(['a', deep], ['b', wide]);
  expect(JSON.stringify(logged(wide, deep)).length).toBeLessThan(50_000);
});
