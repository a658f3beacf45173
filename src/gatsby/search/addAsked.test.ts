import { expect, test } from 'vitest';
import { searchRecord } from '../../../tests/support/searchRecord';
import type { FiledQuestion, FiledWordings } from '../content/readContent';
import { addAsked } from './addAsked';

const record = (anchor: string | null, ...headings: string[]) => searchRecord({ anchor, headings, text: 'Text.' });
const records = [record(null), record('sql', 'SQL'), record('sql', 'SQL', 'format'), record('json', 'JSON')];

const question = (text: string, ...answers: string[]): FiledQuestion => ({
  question: text,
  asked: 'https://forum.example/1',
  phrasings: ['one wording', 'another'],
  answers: { '5': answers },
  file: 'content/questions/export.yml',
  line: 7,
});
const worded = (place: string, ...wordings: string[]): FiledWordings => ({
  place,
  wordings,
  file: 'content/docs/5/_wordings.yml',
  line: 1,
});
const add = (wordings: FiledWordings[], questions: FiledQuestion[]) =>
  addAsked(records, wordings, questions, { name: '5', path: '/docs' });

test('a question follows the place of its best answer, to which it leads', () => {
  const added = add(
    [],
    [question('Safe?', 'export#sql', 'export'), { ...question('What?', 'export'), task: 'export' }],
  );
  expect(added.map(({ headings }) => headings.join(' > '))).toEqual([
    '',
    'What?',
    'SQL',
    'SQL > Safe?',
    'SQL > format',
    'JSON',
  ]);
  expect(added[3]).toEqual({
    ...record('sql', 'SQL', 'Safe?'),
    kind: 'question',
    text: '',
    wordings: ['one wording', 'another'],
  });
  expect(added[1]).toMatchObject({ anchor: null, task: 'export' });
});

test('leaves out questions that the version does not answer', () => {
  expect(add([], [{ ...question('New?'), answers: { next: ['export'] } }])).toEqual(records);
});

test('wordings go to the place, not to the rows of its table', () => {
  const added = add([worded('export', 'to text'), worded('export#sql', 'where clause', 'query a database')], []);
  expect(added.map(({ wordings }) => wordings)).toEqual([
    ['to text'],
    ['where clause', 'query a database'],
    undefined,
    undefined,
  ]);
});
