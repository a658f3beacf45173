import { expect, test } from 'vitest';
import { searchRecord } from '../../../tests/support/searchRecord';
import type { FiledWordings } from '../content/readContent';
import { addWordings } from './addWordings';

const record = (anchor: string | null, ...headings: string[]) => searchRecord({ anchor, headings });
const records = [record(null), record('sql', 'SQL'), record('sql', 'SQL', 'format'), record('json', 'JSON')];

const entry = (place: string, line: number, ...wordings: string[]): FiledWordings => ({
  place,
  wordings,
  file: 'content/docs/5/_wordings.yml',
  line,
});
const add = (...entries: FiledWordings[]) => addWordings(records, entries, { path: '/docs' });

test('wordings go to the place, not to the rows of its table', () => {
  const added = add(entry('export', 1, 'to text'), entry('export#sql', 2, 'where clause', 'query a database'));
  expect(added.map(({ wordings }) => wordings)).toEqual([
    ['to text'],
    ['where clause', 'query a database'],
    undefined,
    undefined,
  ]);
});
