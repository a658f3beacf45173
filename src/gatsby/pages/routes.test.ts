import { expect, test } from 'vitest';
import { inProject } from '../paths';
import { codePages, isCodePage } from './routes';

test('each module of src/pages is a page by its name, and the index is the home page', () => {
  expect(codePages()).toEqual(
    expect.arrayContaining([
      { path: '/', file: 'src/pages/index.tsx' },
      { path: '/search', file: 'src/pages/search.tsx' },
    ]),
  );
});

test.each([
  ['src/pages/search.tsx', true],
  ['src/templates/doc.tsx', false],
  ['content/src/pages/a.tsx', false],
])('whether %s is a page: %s', (file, expected) => {
  expect(isCodePage({ component: inProject(file) })).toBe(expected);
});
