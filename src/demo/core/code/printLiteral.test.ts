import { format } from 'prettier';
import { expect, test } from 'vitest';
import { printLiteral, PRINT_WIDTH } from './printLiteral';

const print = (value: unknown) => `const x = ${printLiteral(value, 'const x = ')};\n`;
const evaluate = (code: string): unknown => new Function(`${code}; return x;`)();

const rule = (value: unknown, more = {}) => ({
  field: 'firstName',
  operator: '=',
  valueSource: 'value',
  value,
  ...more,
});
const group = (...rules: unknown[]) => ({ combinator: 'and', not: false, rules });
const long = 'a sentence of several words '.repeat(5);
const deep = (depth: number): unknown => group(rule('x'), depth > 0 ? deep(depth - 1) : rule(12.5));

const VALUES: Record<string, unknown> = {
  'a group without rules': group(),
  'one short rule, which fits on the line of its list': { rules: [{ field: 'a', operator: '=' }] },
  'one long rule': group(rule('x'.repeat(60))),
  'several rules': group(rule('E'), rule(26), rule(true), rule(null)),
  'a rule that ends at the last column': group(rule('x'.repeat(20)), rule('x'.repeat(21)), rule('x'.repeat(22))),
  'combinators between rules': { rules: [rule('a'), 'and', { rules: [{ field: 'a' }, 'or', { field: 'b' }] }] },
  'a text that is too long for its line': group(rule(long, { disabled: true })),
  'a long text under a short name': [
    { id: long, not: false },
    { id: 'b', not: true },
  ],
  'lists of texts, short and long': group(rule(['a', 'b']), rule(Array(20).fill('Glockenspiel')), rule([])),
  'numbers of all sizes': [1e21, 1.5e-7, -3, 0.1, 1e100],
  'lists of several kinds': [
    1,
    'a',
    null,
    true,
    [
      [1, 2],
      ['a', 'b'],
    ],
    [[1], [2]],
    [{ a: 1 }, { b: 2 }],
  ],
  'groups in groups': deep(9),
  'names that need quotes': { 'a-b': 1, a_b: 2, '1st': 3, 'it’s': 4, $: 5, '': 6, constructor: 7 },
  quotes: ['it’s', "it's", 'say "it"', 'it\'s "it"', "'\"'\"'", '`${x}`'],
  'what code cannot hold as it is': [
    'a\nb\r\n\tc',
    'back\\slash\\n',
    '\u2028\u2029\0\x1b\x7f',
    '\ud800 \udfff',
    '\ufeff',
  ],
  'what would end a script, or turn the text around it': ['</script>', '</SCRIPT >', '\u202e\u2066 \u200f'],
  emoji: ['👩‍🚀', 'Agogô'],
};

test.each(Object.entries(VALUES))('%s: is formatted like Prettier would, and reads back', async (_name, value) => {
  const code = print(value);
  expect(evaluate(code)).toEqual(value);
  expect(code).toBe(await format(code, { parser: 'typescript', singleQuote: true, printWidth: PRINT_WIDTH }));
});

test('escapes text that ends a script, sets a prototype or is invisible', () => {
  const value = JSON.parse('{ "__proto__": { "polluted": 1 }, "a": "</script>\\u202e\\u2028\\u0000" }') as unknown;
  expect(print(value)).toBe("const x = { a: '\\x3C/script>\\u202e\\u2028\\u0000' };\n");
});

test('properties without a value are left out', () => {
  expect(printLiteral({ a: undefined, b: 1 }, '')).toBe('{ b: 1 }');
});
