import { expect, test } from 'vitest';
import { makeSnippet, markText } from './markMatches';

const marks = new Map([
  ['clone', 5],
  ['clon', 4],
  ['formatquery', 6],
  ['img', 3],
]);

/** Segments as text, with marked ones in brackets. */
const shown = (text: string) =>
  markText(text, marks)
    .map((segment) => (segment.match ? `[${segment.text}]` : segment.text))
    .join('');

test.each([
  ['showCloneButtons', 'show[Clone]Buttons'],
  ['Clone, clone', '[Clone], [clone]'],
  ['cloned', '[cloned]'],
  ['formatQuery', '[format]Query'],
  ['<img onerror="alert(1)">', '<[img] onerror="alert(1)">'],
  ['nothing here', 'nothing here'],
  ['', ''],
])('%j is marked as %j', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test('an empty text is one segment', () => {
  expect(markText('', marks)).toEqual([{ text: '', match: false }]);
});

const filler = (count: number, word = 'word') => Array.from({ length: count }, (_, at) => `${word}${at}`).join(' ');

test('a snippet is the passage with the most matching words', () => {
  const text = `clone ${filler(60)} clone an img ${filler(60, 'more')}`;
  const snippet = makeSnippet(text, marks) ?? [];
  expect(snippet.filter(({ match }) => match).map((segment) => segment.text)).toEqual(['clone', 'img']);
  const whole = snippet.map((segment) => segment.text).join('');
  expect(whole).toMatch(/^….*…$/);
  expect(whole.length).toBeLessThan(220);
});

test('a short text is its own snippet', () => {
  expect(makeSnippet('To clone.', marks)?.map(({ text }) => text)).toEqual(['To ', 'clone', '.']);
});

test('text without a match has no snippet', () => {
  expect(makeSnippet('Nothing.', marks)).toBeNull();
  expect(makeSnippet('', marks)).toBeNull();
});
