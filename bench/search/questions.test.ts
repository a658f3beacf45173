import { expect, test } from 'vitest';
import { searchRecord } from '../../tests/support/searchRecord';
import { HALVES } from './queries';
import { readPhrasings, withoutQuestions, withoutWording } from './questions';

test('the halves are alike in size, and every phrasing is in one of them', () => {
  const [first, second] = HALVES.map((half) => readPhrasings(half).map(({ query, version }) => `${version} ${query}`));
  expect(first!.length / second!.length).toBeGreaterThan(0.8);
  expect(first!.length / second!.length).toBeLessThan(1.25);
  expect(first!.filter((it) => second!.includes(it))).toEqual([]);
});

test('leaves out the questions of one half only', () => {
  const section = searchRecord({});
  const questions = ['How?', 'What?', 'When?', 'Why?'].map((text) =>
    searchRecord({ id: text, kind: 'question', headings: [text] }),
  );
  const kept = HALVES.map((half) => withoutQuestions([section, ...questions], half));
  expect(kept.every((some) => some[0] === section)).toBe(true);
  expect(kept.flatMap((some) => some.slice(1)).toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(questions);
});

test('leaves out the wordings of a place that say what a half asks', () => {
  const [asked] = readPhrasings('first');
  const record = searchRecord({ wordings: [asked!.query.toUpperCase(), 'xylophone'] });
  expect(withoutQuestions([record], 'first')).toEqual([{ ...record, wordings: ['xylophone'] }]);
});

test('leaves out one wording of each question, and none of a section', () => {
  const wordings = ['save it', 'keep it'];
  const section = searchRecord({ wordings });
  const question = searchRecord({ kind: 'question', headings: ['How?'], wordings });
  expect(withoutWording([section, question], 0)).toEqual([section, { ...question, wordings: ['keep it'] }]);
});
