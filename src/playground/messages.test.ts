import { expect, test } from 'vitest';
import { readFrameMessage } from './messages';

const read = (data: unknown) => readFrameMessage(data, ['app.tsx']);

test.each([
  [{ type: 'pong' }, { type: 'pong' }],
  [{ type: 'pong', more: 1 }, { type: 'pong' }],
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
])('%j is understood', (data, expected) => {
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
])('a problem with %j is told with %j', (fields, expected) => {
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
])('%j is no message', (data) => {
  expect(read(data)).toBeNull();
});
