import { expect, test } from 'vitest';
import { contentsGroups } from './contentsGroups';

const heading = (id: string, purpose: string | null = null) => ({ id, level: 3, html: `<code>${id}</code>`, purpose });

const grouped = (headings: ReturnType<typeof heading>[], words = '') =>
  contentsGroups(headings, words).map(({ purpose, headings: own }) => [purpose, own.map(({ id }) => id).join(' ')]);

test('headings of one purpose are together, where the first of them is', () => {
  const headings = [heading('intro'), heading('fields', 'Data'), heading('onAdd', 'Changes'), heading('query', 'Data')];
  expect(grouped([...headings, heading('more')])).toEqual([
    [null, 'intro'],
    ['Data', 'fields query'],
    ['Changes', 'onAdd'],
    [null, 'more'],
  ]);
});

test('a filter keeps the headings whose text has all its words', () => {
  const headings = [heading('onAddRule'), heading('onAddGroup', 'Changes'), heading('fields')];
  expect(grouped(headings, 'ADD group')).toEqual([['Changes', 'onAddGroup']]);
  expect(grouped(headings, 'code')).toEqual([]);
});
