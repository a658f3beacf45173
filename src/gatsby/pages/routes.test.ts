import { expect, test } from 'vitest';
import { inProject } from '../paths';
import { isCodePage } from './routes';

test.each([
  ['src/pages/search.tsx', true],
  ['src/templates/doc.tsx', false],
  ['content/src/pages/a.tsx', false],
])('whether %s is a page: %s', (file, expected) => {
  expect(isCodePage({ component: inProject(file) })).toBe(expected);
});
