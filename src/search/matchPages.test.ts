import { expect, test } from 'vitest';
import { matchPages } from './matchPages';

const page = (path: string, title: string, description: string) => ({ path, title, description });
const pages = [
  page('/intro', 'Getting started', 'Install the package and export a first query.'),
  page('/export', 'Export', 'Turn a query into SQL, MongoDB and JsonLogic.'),
  page('/import', 'Import', 'Read SQL and JsonLogic back into a query.'),
  page('/sql', 'SQL dialects (C++)', 'What differs between databases.'),
];
const find = (query: string) => matchPages(pages, query).map(({ path }) => path);

test.each([
  ['export', ['/export', '/intro']],
  ['EXPORT', ['/export', '/intro']],
  ['exp', ['/export', '/intro']],
  ['sql', ['/sql', '/export', '/import']],
  ['sql query', ['/export', '/import']],
  ['query sql', ['/export', '/import']],
  ['  jsonlogic \t back\n', ['/import']],
  ['export mongodb', ['/export']],
  ['export nothing', []],
  ['zzz', []],
  ['c++)', ['/sql']],
  ['.*', []],
  ['started install', ['/intro']],
])('%j finds %j', (query, paths) => {
  expect(find(query)).toEqual(paths);
});

test.each(['', '   '])('%j, which holds no word, finds every page in its order', (query) => {
  expect(find(query)).toEqual(pages.map(({ path }) => path));
});

test('a word does not reach from the title into the description', () => {
  expect(find('startedinstall')).toEqual([]);
});
