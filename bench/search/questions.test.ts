import { expect, test } from 'vitest';
import { compareFound, foundOf, HALVES, readPhrasings, withoutQuestions, withoutWording } from './questions';

test('the halves are alike in size, and every phrasing is in one of them', () => {
  const [first, second] = HALVES.map((half) => readPhrasings(half).map(({ query, version }) => `${version} ${query}`));
  expect(first!.length / second!.length).toBeGreaterThan(0.8);
  expect(first!.length / second!.length).toBeLessThan(1.25);
  expect(first!.filter((it) => second!.includes(it))).toEqual([]);
});

test('leaves out the questions of one half only', () => {
  const question = (text: string) =>
    ({ kind: 'question', headings: [text], version: '5', path: '/a', anchor: null, category: null }) as const;
  const records = ['Why?', 'How?', 'What?', 'When?'].map((text) => ({
    ...question(text),
    id: text,
    title: 'A',
    headings: [text],
    text: '',
  }));
  const section = { ...records[0]!, kind: 'section' as const };
  const kept = HALVES.map((half) => withoutQuestions([section, ...records], half));
  expect(kept.every((some) => some[0] === section)).toBe(true);
  expect(kept.flatMap((some) => some.slice(1)).toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
    records.toSorted((a, b) => a.id.localeCompare(b.id)),
  );
});

test('leaves out the wordings of a place that say what a half asks', () => {
  const [asked] = readPhrasings('first');
  const place = {
    id: 'a',
    kind: 'section',
    version: '5',
    path: '/a',
    anchor: null,
    category: null,
    title: 'A',
  } as const;
  const record = { ...place, headings: [], text: '', wordings: [asked!.query.toUpperCase(), 'xylophone'] };
  expect(withoutQuestions([record], 'first')).toEqual([{ ...record, wordings: ['xylophone'] }]);
});

test('leaves out one wording of each question, and none of a section', () => {
  const place = { version: '5', path: '/a', anchor: null, category: null, title: 'A', text: '' };
  const wordings = ['save it', 'keep it'];
  const section = { ...place, id: 'a', kind: 'section' as const, headings: [], wordings };
  const question = { ...place, id: 'b', kind: 'question' as const, headings: ['How?'], wordings };
  expect(withoutWording([section, question], 0)).toEqual([section, { ...question, wordings: ['keep it'] }]);
});

test('counts sections that are found first and early, and pages', () => {
  const phrasing = { query: 'a', position: 0, version: '5', answers: ['/a#x', '/b'] };
  const places = [[['/a#x']], [['/c'], ['/d', '/b']], [['/c'], ['/a#y']], []];
  const found = foundOf(Array(4).fill(phrasing), places);
  expect(found).toEqual({ sectionFirst: 0.25, sectionAmong3: 0.5, pageAmong3: 0.75 });
  expect(compareFound('first', 4, { own: found })).toMatch(/own +25\.0% +50\.0% +75\.0%\n$/);
});
