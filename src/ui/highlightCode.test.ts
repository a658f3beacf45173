import { expect, test } from 'vitest';
import { highlightCode } from './highlightCode';

const marked = (text: string, language: Parameters<typeof highlightCode>[1]) =>
  highlightCode(text, language).flatMap((token) => (token.className ? [`${token.className} ${token.text}`] : []));

test('colours words, texts and numbers of the languages of the demo', () => {
  expect(marked("(age1 > 26 and job like 'a%')", 'sql')).toEqual(['n 26', 'k and', 'k like', "s 'a%'"]);
  expect(marked('{ "age": 26, "isMusician": true }', 'json')).toEqual(['p "age"', 'n 26', 'p "isMusician"', 'n true']);
  expect(marked('const a = run("b"); // c', 'ts')).toEqual(['k const', 'f run', 's "b"', 'c // c']);
  expect(marked('.a { color: red }', 'css').length).toBeGreaterThan(0);
});

test('loses no character, whatever the text', () => {
  for (const text of ['', 'a\n\n b', "'open", '/* open', '`${open', '{"a": [1,', '.a { color'])
    for (const language of ['css', 'js', 'json', 'sql', 'ts'] as const)
      expect(
        highlightCode(text, language)
          .map((token) => token.text)
          .join(''),
      ).toBe(text);
});
