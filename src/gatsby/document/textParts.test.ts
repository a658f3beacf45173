import { expect, test } from 'vitest';
import { shownExamples, shownFences } from './textParts';

test('finds samples with their lines, except proofs and other languages', () => {
  const text = [
    'Text.',
    '',
    '```tsx title="App.tsx"',
    'a();',
    '',
    'b();',
    '```',
    '```ts proof',
    'c();',
    '```',
    '- item',
    '',
    '  ````js',
    '  ```',
    '  ````',
    '```sql',
    'd',
    '```',
  ].join('\n');
  expect(shownFences(text)).toEqual([
    { language: 'tsx', code: 'a();\n\nb();', line: 3 },
    { language: 'js', code: '  ```', line: 13 },
  ]);
});

test('finds examples, each once', () => {
  const text =
    '<Example name="a/b" title="A" />\n\n  <Source\n    name="data/c.ts" />\n\n<Example name="a/b" />\n\n`<Example name="d" />`';
  expect(shownExamples(text)).toEqual(['a/b', 'data/c.ts']);
});
