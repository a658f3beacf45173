import { expect, test } from 'vitest';
import { splitClauses, type Conditions, type Connectives } from './splitClauses';
import { endOf, join, tokensOf } from './tokens';

const GRAMMAR = /#[^\n]*|(?<text>'[^']*')|(?<number>\d+)|(?<word>\w+)|(?<sign>\S)/g;
const WORDS: Connectives = { and: /^and$/, or: /^or$/, not: /^not$/, range: /^between$/ };

const print = (conditions: Conditions): string => {
  if (!('rules' in conditions)) return `<${join(conditions)}>`;
  return `${conditions.not ? 'not' : conditions.combinator}[${conditions.rules.map(print).join(' ')}]`;
};

const split = (text: string, connectives = WORDS) => {
  const tokens = tokensOf(text, GRAMMAR);
  return print(splitClauses(tokens, connectives, endOf(tokens)));
};

test.each([
  ['a', '<a>'],
  ['a > 1', '<a > 1>'],
  ['a and b and c', 'and[<a> <b> <c>]'],
  ['a or b and c or d', 'or[<a> and[<b> <c>] <d>]'],
  ['a and b or c and d', 'or[and[<a> <b>] and[<c> <d>]]'],
  ['(a or b) and c', 'and[or[<a> <b>] <c>]'],
  ['((a))', '<a>'],
  ['not a and b', 'and[not[<a>] <b>]'],
  ['not not a', 'not[not[<a>]]'],
  ['not (a or b)', 'not[or[<a> <b>]]'],
  ['(a) = 1', '<( a ) = 1>'],
  ['f(a and b) or c', 'or[<f ( a and b )> <c>]'],
  ['(f(a) or b) and c', 'and[or[<f ( a )> <b>] <c>]'],
  ['a in [b and c] and d', 'and[<a in [ b and c ]> <d>]'],
  ['a between 1 and 2 and b', 'and[<a between 1 and 2> <b>]'],
  ['a between (1 and 2) and 3 or b', 'or[<a between ( 1 and 2 ) and 3> <b>]'],
  ["a = 'b and (c' and d", "and[<a = 'b and (c'> <d>]"],
  ['a # and b\nor c', 'or[<a> <c>]'],
])('%s is split into %s', (text, expected) => {
  expect(split(text)).toBe(expected);
});

test('a sign that negates groups alone belongs to a condition elsewhere', () => {
  const signs: Connectives = { and: /^&$/, or: /^\|$/, not: /^!$/, notTakesGroup: true };
  expect(split('!a & !(b | c) & !!(d)', signs)).toBe('and[<! a> not[or[<b> <c>]] not[not[<d>]]]');
});

test.each([
  ['', 'A condition is missing at the end.', 0],
  ['a and', 'A condition is missing at the end.', 5],
  ['a or or b', 'A condition is missing before “or”.', 5],
  ['and a', 'A condition is missing before “and”.', 0],
  ['a and ()', 'A condition is missing before “)”.', 7],
  ['(a or ) and b', 'A condition is missing before “)”.', 6],
  ['not', 'A condition is missing at the end.', 3],
  ['a > (1', '“(” is never closed.', 4],
  ['a ) b', '“)” closes nothing.', 2],
  ['f([a)]', '“]” is missing before “)”.', 4],
  ["a = 'b", "What begins with this ' is never closed.", 4],
  ["a = 'b\nand c = 'd' and e = 'f'", "What begins with this ' is never closed.", 4],
])('%j fails', (text, message, at) => {
  expect(() => split(text)).toThrow(expect.objectContaining({ message, at }));
});

test('there is an end to conditions and to their depth', () => {
  const many = (count: number) => Array.from({ length: count }, () => 'a').join(' and ');
  expect(split(many(500))).toMatch(/^and\[(?:<a> ?){500}\]$/);
  expect(() => split(many(501))).toThrow('There are more than 500 conditions.');
  expect(split(`${'('.repeat(100)}a${')'.repeat(100)}`)).toBe('<a>');
  expect(() => split(`${'('.repeat(101)}a${')'.repeat(101)}`)).toThrow('Brackets are nested too deep here.');
  expect(() => split(`${'not '.repeat(200)}a`)).toThrow('Conditions are nested too deep here.');
  expect(() => split('f('.repeat(101) + ')'.repeat(101))).toThrow('Brackets are nested too deep here.');
});
