import { expect, test } from 'vitest';
import { extractMagicComments } from './magicComments';

const extract = (...lines: string[]) => {
  const { code, highlighted } = extractMagicComments(lines.join('\n'));
  return { lines: code.split('\n'), highlighted: [...highlighted] };
};

test.each([
  ['TypeScript', '// highlight-next-line'],
  ['without space', '//highlight-next-line'],
  ['indented', '    // highlight-next-line  '],
  ['CSS', '/* highlight-next-line */'],
  ['JSX', '{/* highlight-next-line */}'],
  ['JSX with spaces', '{ /* highlight-next-line */ }'],
  ['HTML', '<!-- highlight-next-line -->'],
  ['shell and YAML', '# highlight-next-line'],
  ['SQL', '-- highlight-next-line'],
])('a comment of %s marks the next line and is taken out', (_, comment) => {
  expect(extract('a', comment, 'b', 'c')).toEqual({ lines: ['a', 'b', 'c'], highlighted: [2] });
});

test('from start to end, ends not included', () => {
  expect(extract('a', '// highlight-start', 'b', '', 'c', '// highlight-end', 'd')).toEqual({
    lines: ['a', 'b', '', 'c', 'd'],
    highlighted: [2, 3, 4],
  });
});

test('several marks count lines as they stand without comments', () => {
  const code = [
    '// highlight-next-line',
    'a',
    '// highlight-start',
    'b',
    '// highlight-end',
    'c',
    '# highlight-next-line',
    'd',
  ];
  expect(extract(...code)).toEqual({ lines: ['a', 'b', 'c', 'd'], highlighted: [1, 2, 4] });
});

test('a mark of one line inside a range does not end the range', () => {
  expect(extract('// highlight-start', 'a', '// highlight-next-line', 'b', 'c', '// highlight-end', 'd')).toEqual({
    lines: ['a', 'b', 'c', 'd'],
    highlighted: [1, 2, 3],
  });
});

test.each([
  'const a = 1; // highlight-next-line',
  '// highlight-next-line please',
  '// highlight',
  "'highlight-next-line'",
  'highlight-next-line',
])('%s is code', (line) => {
  expect(extract(line, 'b')).toEqual({ lines: [line, 'b'], highlighted: [] });
});

test.each(['', '\n', 'a\n\n'])('code without comments stays as it is: %j', (code) => {
  expect(extractMagicComments(code)).toEqual({ code, highlighted: new Set() });
});
