import { expect, test } from 'vitest';
import { codeBlock } from './codeBlock';

test('a sample carries its language and its HTML, and nothing that was not asked for', () => {
  expect(codeBlock('a < b', 'text')).toEqual(['Code', { language: 'text', html: 'a &lt; b' }]);
});

test('title and numbers go with it', () => {
  expect(codeBlock('a', 'text', 'title="a.txt" showLineNumbers')).toEqual([
    'Code',
    { language: 'text', html: '<span class="line">a\n</span>', title: 'a.txt', numbered: true },
  ]);
});

test('comments mark lines and are not shown', () => {
  const [, props] = codeBlock('// highlight-next-line\na\nb', 'text');
  expect(props?.html).toBe('<span class="line marked">a\n</span><span class="line">b\n</span>');
});

test('comments work beside lines that are added', () => {
  const [, props] = codeBlock('a\n// highlight-next-line\nb', 'text', 'ins={2}');
  expect(props?.html).toBe('<span class="line">a\n</span><span class="line ins marked">b\n</span>');
});

test('lines in the meta and comments mark lines together, counted as they are shown', () => {
  const [, props] = codeBlock('// highlight-next-line\na\nb\nc', 'text', '{2}');
  expect(props?.html).toBe(
    '<span class="line marked">a\n</span><span class="line marked">b\n</span><span class="line">c\n</span>',
  );
});

test.each(['{3}', '{1-3}', 'ins={3}', 'del={3}'])('%s in a sample of two lines is refused', (meta) => {
  expect(() => codeBlock('a\n// highlight-next-line\nb', 'text', meta)).toThrow(
    'line 3 after the language: expected 2 at most',
  );
});

test('a wrong language or meta is refused', () => {
  expect(() => codeBlock('a', 'foo')).toThrow('no language "foo"');
  expect(() => codeBlock('a', 'constructor')).toThrow('no language "constructor"');
  expect(() => codeBlock('a', 'ts', 'foo')).toThrow('"foo" after the language');
});
