import { beforeEach, expect, test } from 'vitest';
import { folderPerTest } from '../../../tests/support/folder';
import { digestStyles } from './digestStyles';

const { inFolder, write } = folderPerTest();

beforeEach(() => {
  write('layout/Navbar.module.css', '.bar{}');
});

test('is the same as long as the style sheets are', () => {
  const before = digestStyles(inFolder());
  write('layout/Navbar.tsx', 'export {}');
  expect(digestStyles(inFolder())).toBe(before);
});

test.each([
  ['changes', 'layout/Navbar.module.css', '.bar{color:red}'],
  ['is added', 'global.css', ''],
])('changes when a style sheet %s', (_, file, content) => {
  const before = digestStyles(inFolder());
  write(file, content);
  expect(digestStyles(inFolder())).not.toBe(before);
});
