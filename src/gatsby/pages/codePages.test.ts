import { expect, test } from 'vitest';
import { inProject } from '../paths';
import { codePages, isCodePage } from './codePages';

test('each module of src/pages is a page at its name, and the index the home page', () => {
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
])('whether %s is one of them: %s', (file, expected) => {
  expect(isCodePage({ component: inProject(file) })).toBe(expected);
});
