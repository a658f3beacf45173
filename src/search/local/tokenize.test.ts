import { expect, test } from 'vitest';
import { lettersOnly, stemWord, tokenize } from './tokenize';

const terms = (tokens: { term: string }[]) => tokens.map(({ term }) => term);

test.each([
  ['Show Clone-Buttons, twice!', ['show', 'clone', 'buttons', 'twice']],
  ['showCloneButtons', ['showclonebuttons']],
  ['json_without_ids', ['jsonwithoutids']],
  ['café Ünïcode', ['cafe', 'unicode']],
  ['<img onerror="x">', ['img', 'onerror', 'x']],
  ['🎉 שלום \u202Eabc', ['שלום', 'abc']],
  ['(.*)+[^\\]', []],
  ['', []],
])('the words of %j are %j', (text, expected) => {
  expect(terms(tokenize(text))).toEqual(expected);
});

test.each([
  ['showCloneButtons', ['show', 'clone', 'buttons']],
  ['parseSQL', ['parse', 'sql']],
  ['SQLOptions', ['sql', 'options']],
  ['RuleGroupTypeIC', ['rule', 'group', 'type', 'ic']],
  ['json_without_ids', ['json', 'without', 'ids']],
  ['plain words', []],
])('the parts of %j are %j', (text, expected) => {
  expect(terms(tokenize(text).flatMap(({ parts }) => parts))).toEqual(expected);
});

test('a token has its place in the original text', () => {
  const text = 'a — Éclair parseSQL';
  const tokens = tokenize(text).flatMap((word) => [word, ...word.parts]);
  expect(tokens.map(({ start, end }) => text.slice(start, end))).toEqual(['a', 'Éclair', 'parseSQL', 'parse', 'SQL']);
});

test('a name has the same letters however it is written', () => {
  expect(['parseNumbers', 'Parse numbers', 'PARSE_NUMBERS'].map(lettersOnly)).toEqual(Array(3).fill('parsenumbers'));
});

test('a word that is too long is cut', () => {
  expect(tokenize('x'.repeat(10_000))).toEqual([{ term: 'x'.repeat(64), start: 0, end: 10_000, parts: [] }]);
});

test.each([
  ['validation', 'valid'],
  ['validating', 'valid'],
  ['dragging', 'drag'],
  ['rules', 'rule'],
  ['cars', 'car'],
  ['lass', 'lass'],
  ['ids', 'ids'],
  ['mongodb', 'mongodb'],
])('the stem of %s is %s', (term, expected) => {
  expect(stemWord(term)).toBe(expected);
});
