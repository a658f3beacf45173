import { expect, test } from 'vitest';
import { inProject } from '../paths';
import { codeRoutes, isCodePage } from './routes';

test('each module of src/pages is a page by its name, and the index is the home page', () => {
  expect(codeRoutes().map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/search']));
});

test.each([
  ['src/pages/search.tsx', true],
  ['src/templates/doc.tsx', false],
  ['content/src/pages/a.tsx', false],
])('whether %s is a page: %s', (file, expected) => {
  expect(isCodePage({ component: inProject(file) })).toBe(expected);
});
