import { expect, test } from 'vitest';
import { parseCodeMeta, extractMagicComments } from './codeMeta';

const nothing = {
  title: null,
  highlighted: [],
  inserted: [],
  deleted: [],
  showLineNumbers: false,
  typescript: false,
  continued: false,
  output: false,
  proof: false,
  version: null,
  unchecked: null,
  error: null,
  throws: null,
  as: null,
};

function parse(meta: string) {
  const { highlighted, inserted, deleted, ...rest } = parseCodeMeta(meta);
  return { ...rest, highlighted: [...highlighted], inserted: [...inserted], deleted: [...deleted] };
}

test.each([
  ['', {}],
  ['   ', {}],
  ['title="App.tsx"', { title: 'App.tsx' }],
  ['title="My app: {1}.tsx"', { title: 'My app: {1}.tsx' }],
  ['title="showLineNumbers"', { title: 'showLineNumbers' }],
  ['title=""', { title: '' }],
  ['showLineNumbers', { showLineNumbers: true }],
  ['typescript', { typescript: true }],
  ['continued', { continued: true }],
  ['version="3"', { version: '3' }],
  ['output', { output: true }],
  ['proof', { proof: true }],
  ['unchecked="Runs in a browser"', { unchecked: 'Runs in a browser' }],
  ['error="is not assignable to type \'Field\'"', { error: "is not assignable to type 'Field'" }],
  ['throws="output"', { throws: 'output' }],
  ['as="RuleGroupType[]" output', { as: 'RuleGroupType[]', output: true }],
  ['{2}', { highlighted: [2] }],
  ['{2,4-6}', { highlighted: [2, 4, 5, 6] }],
  ['{ 2 , 4 - 6 }', { highlighted: [2, 4, 5, 6] }],
  ['{3-3}', { highlighted: [3] }],
  ['{4,1-2,2}', { highlighted: [4, 1, 2] }],
  ['{1} {10-11}', { highlighted: [1, 10, 11] }],
  ['ins={3}', { inserted: [3] }],
  ['del={2,5-6}', { deleted: [2, 5, 6] }],
  [
    'showLineNumbers ins={1} title="a.sql" del={2} {3}',
    { title: 'a.sql', highlighted: [3], inserted: [1], deleted: [2], showLineNumbers: true },
  ],
])('%j', (meta, expected) => {
  expect(parse(meta)).toEqual({ ...nothing, ...expected });
});

test.each([
  ['foo', 'foo'],
  ['title=App.tsx', 'title=App.tsx'],
  ["title='App.tsx'", "title='App.tsx'"],
  ['title="App.tsx', 'title="App.tsx'],
  ['add={1}', 'add={1}'],
  ['{a}', '{a}'],
  ['{1.5}', '{1.5}'],
  ['{1', '{1'],
  ['ins=1', 'ins=1'],
  ['ShowLineNumbers', 'ShowLineNumbers'],
  ['outputs', 'outputs'],
  ['unchecked', 'unchecked'],
  ['{1} showLineNumbers wrap', 'wrap'],
])('%j is rejected with its wrong part', (meta, part) => {
  expect(() => parseCodeMeta(meta)).toThrow(
    new Error(
      `"${part}" after the language: expected title="…", {1,3-5}, ins={…}, del={…}, showLineNumbers, typescript, continued, output, proof, version="…", unchecked="…", error="…", throws="…" or as="…"`,
    ),
  );
});

test.each(['3-1', '1-', '', ' ', '0', '0-2', '1-2-3', '-1', '1,', '1,,2', '1 2'])(
  'invalid lines are rejected: {%s}',
  (list) => {
    for (const kind of ['', 'ins=', 'del=']) {
      expect(() => parseCodeMeta(`${kind}{${list}}`)).toThrow(
        new Error(`"{${list}}" after the language: expected lines from 1, such as {1,3-5}`),
      );
    }
  },
);

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
])('a comment of %s marks the next line and is removed', (_, comment) => {
  expect(extract('a', comment, 'b', 'c')).toEqual({ lines: ['a', 'b', 'c'], highlighted: [2] });
});

test('a pair of comments marks the lines between them', () => {
  expect(extract('a', '// highlight-start', 'b', '', 'c', '// highlight-end', 'd')).toEqual({
    lines: ['a', 'b', '', 'c', 'd'],
    highlighted: [2, 3, 4],
  });
});

test('counts marked lines without the comments', () => {
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

test.each(['', '\n', 'a\n\n'])('code without comments is unchanged: %j', (code) => {
  expect(extractMagicComments(code)).toEqual({ code, highlighted: new Set() });
});
