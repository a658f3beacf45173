import { expect, test } from 'vitest';
import { readDefaults } from './defaults';

const read = (code: string) => Object.fromEntries(readDefaults(code, new Set(['defaultFields'])));

test.each([
  ['const f = ({ depth = 3 }) => depth;', { depth: ['3'] }],
  ['const { depth: levels = 3 } = props;', { depth: ['3'] }],
  ['const { on = true, off = !1, text = "a" } = props;', { on: ['true'], off: ['false'], text: ["'a'"] }],
  ['const { list = [], map = {}, none = null } = props;', { list: ['[]'], map: ['{}'], none: ['null'] }],
  ['const { fields = defaultFields } = props;', { fields: ['defaultFields'] }],
  ['const { fields = b } = props; export { b as defaultFields };', { fields: ['defaultFields'] }],
  ['var a = t.depth, b = void 0 === a ? 3 : a;', { depth: ['3'] }],
  ['var a = t.on, b = void 0 === a || a, c = t.off, d = void 0 !== c && c;', { on: ['true'], off: ['false'] }],
  ['usePreferProp(false, props.debug, context.debug);', { debug: ['false'] }],
  ['f(({ a = 1 }) => a); f(({ a = 2 }) => a); f(({ a = 1 }) => a);', { a: ['1', '2'] }],
])('%s', (code, expected) => {
  expect(read(code)).toEqual(expected);
});

test.each(['const { depth = x } = props;', 'const { onLog = () => {} } = props;', 'const { list = [1] } = props;'])(
  '%s gives no default',
  (code) => {
    expect(read(code)).toEqual({});
  },
);
