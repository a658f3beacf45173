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
  expect(props?.html).toBe('<span class="line mark">a\n</span><span class="line">b\n</span>');
});

test('comments work beside lines that are added', () => {
  const [, props] = codeBlock('a\n// highlight-next-line\nb', 'text', 'ins={2}');
  expect(props?.html).toBe('<span class="line">a\n</span><span class="line ins mark">b\n</span>');
});

test('lines in the meta win over comments, which are then code', () => {
  const [, props] = codeBlock('// highlight-next-line\na', 'text', '{2}');
  expect(props?.html).toBe('<span class="line">// highlight-next-line\n</span><span class="line mark">a\n</span>');
});

test('a wrong language or meta is refused', () => {
  expect(() => codeBlock('a', 'foo')).toThrow('no language "foo"');
  expect(() => codeBlock('a', 'ts', 'foo')).toThrow('"foo" after the language');
});
