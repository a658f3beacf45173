import { beforeEach, expect, test, vi } from 'vitest';
import { toLogValue } from './toLogValue';

beforeEach(() => void vi.stubGlobal('Element', class {}));

const log = (value: unknown, values = 1000) => toLogValue(value, { values });

test.each([
  ['a', { kind: 'text', text: 'a' }],
  [1.5, { kind: 'number', text: '1.5' }],
  [10n, { kind: 'number', text: '10' }],
  [undefined, { kind: 'other', text: 'undefined' }],
  [Symbol('a'), { kind: 'other', text: 'Symbol(a)' }],
  [function f() {}, { kind: 'other', text: 'ƒ f()' }],
  [/a/g, { kind: 'other', text: '/a/g' }],
  [new Date(0), { kind: 'other', text: '1970-01-01T00:00:00.000Z' }],
  [new Date(Number.NaN), { kind: 'other', text: 'Invalid Date' }],
])('%o is shown as it is', (value, expected) => {
  expect(log(value)).toEqual(expected);
});

const object = (text: string, ...entries: unknown[]) => ({ kind: 'object', text, entries, more: 0 });

test('objects have their properties, lists and classes their names', () => {
  const string = { kind: 'string', text: 'b' };
  expect(log({ a: ['b'] })).toEqual(object('', ['a', object('Array(1)', ['0', string])]));
  expect(log(new Map([['a', 'b']]))).toEqual(object('Map(1)', ['a', string]));
  expect(log(new Set(['b']))).toEqual(object('Set(1)', ['0', string]));
  expect(log(new (class Rule {})())).toEqual(object('Rule'));
  expect(log(Object.create(null))).toEqual(object(''));
});

test('an error has its place in the example', () => {
  const error = Object.assign(new TypeError('no'), {
    stack: 'x\n    at react.js:1:1\n    at App (example:///a.tsx:3:4)',
  });
  expect(log(error).text).toBe('TypeError: no\n    at App (a.tsx:3:4)');
});

test('getters do not run, circles end, and what cannot be read says so', () => {
  const circle: Record<string, unknown> = {
    get a() {
      throw new Error('ran');
    },
  };
  circle.b = circle;
  expect(log(circle).entries).toEqual([
    ['a', { kind: 'other', text: '(…)' }],
    ['b', { kind: 'other', text: '[circular]' }],
  ]);
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  expect(log(proxy)).toEqual({ kind: 'other', text: '[unreadable]' });
});

test('what is large is cut, and says how much is missing', () => {
  expect(log('a'.repeat(1e5)).text).toHaveLength(2001);
  expect(log(Array.from({ length: 80 }, () => 1))).toMatchObject({ text: 'Array(80)', more: 30 });
  expect(log([1, 2, 3], 3)).toMatchObject({ entries: [{}, {}], more: 1 });
});
