import { expect, test } from 'vitest';
import { partOfSource } from './partOfSource';

const CODE = [
  'const a = 1;',
  'function f() {',
  '  // #region query',
  '  const b = 2;',
  '',
  '    // #region inner',
  '    const c = 3;',
  '    // #endregion',
  '  // #endregion',
  '}',
].join('\n');

test('a whole file is shown without the comments of its regions', () => {
  expect(partOfSource(CODE, {})).toBe('const a = 1;\nfunction f() {\n  const b = 2;\n\n    const c = 3;\n}');
});

test('a region is shown without the indentation that its lines share', () => {
  expect(partOfSource(CODE, { region: 'query' })).toBe('const b = 2;\n\n  const c = 3;');
  expect(partOfSource(CODE, { region: 'inner' })).toBe('const c = 3;');
  expect(partOfSource('/* #region look */\n.a {\n}\n/* #endregion */', { region: 'look' })).toBe('.a {\n}');
});

test('lines are shown by their numbers', () => {
  expect(partOfSource(CODE, { lines: '1,4' })).toBe('const a = 1;\n  const b = 2;');
});

test.each([
  [{ region: 'none' }, '<Source region="none">: expected a region of the file: query, inner'],
  [{ lines: '9-11' }, '<Source lines="9-11">: expected 10 at most'],
  [{ lines: 'all' }, 'expected lines from 1, such as {1,3-5}'],
  [{ lines: '1', region: 'query' }, 'expected region or lines, not both'],
])('%j is refused', (part, message) => {
  expect(() => partOfSource(CODE, part)).toThrow(message);
});

test('a region without an end is refused', () => {
  expect(() => partOfSource('// #region a\nb', { region: 'a' })).toThrow('expected #endregion after it');
});
