import type { Nodes, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { ADMONITION_TITLES, remarkAdmonitions } from './remarkAdmonitions';

const processor = unified().use(remarkParse).use(remarkDirective).use(remarkAdmonitions).freeze();

/** A short form of a node: its classes or type, then its children; plain text for a text node. */
function brief(node: Nodes): unknown {
  if ('value' in node) return node.value;
  const children = 'children' in node ? node.children.map(brief) : [];
  const { className } = node.data?.hProperties ?? {};
  return [Array.isArray(className) ? className.join(' ') : node.type, ...children];
}

function run(markdown: string): unknown[] {
  const file = new VFile(markdown);
  const root = processor.runSync(processor.parse(file), file) as Root;
  return root.children.map(brief);
}

const joined = (nodes: unknown[]) => nodes.map((node) => (Array.isArray(node) ? node.slice(1).join('') : node));

test.each(['note', 'tip', 'info', 'caution', 'danger'])('%s has its kind as its title', (kind) => {
  const title = ADMONITION_TITLES[kind];
  expect(title).toBe(kind.charAt(0).toUpperCase() + kind.slice(1));
  expect(run(`:::${kind}\nText\n:::`)).toEqual([
    [`ui-notice ${kind}`, ['ui-notice-title', title], ['paragraph', 'Text']],
  ]);
});

test('a custom title may contain code and emphasis', () => {
  expect(run(':::tip[Use `query` *or* more]\nText\n:::')).toEqual([
    ['ui-notice tip', ['ui-notice-title', 'Use ', 'query', ' ', ['emphasis', 'or'], ' more'], ['paragraph', 'Text']],
  ]);
});

test('the first paragraph does not become a title', () => {
  expect(run(':::note\n\nFirst\n\nSecond\n\n:::')).toEqual([
    ['ui-notice note', ['ui-notice-title', 'Note'], ['paragraph', 'First'], ['paragraph', 'Second']],
  ]);
});

test('admonitions nest, with more colons on the outer one', () => {
  expect(run('::::info\n\n:::danger[Stop]\nInner\n:::\n\nOuter\n\n::::')).toEqual([
    [
      'ui-notice info',
      ['ui-notice-title', 'Info'],
      ['ui-notice danger', ['ui-notice-title', 'Stop'], ['paragraph', 'Inner']],
      ['paragraph', 'Outer'],
    ],
  ]);
});

test.each([
  ':::note\nText\n:::',
  ':::note\nText\n:::  \n\nText',
  ':::note\n:::',
  ':::note[Title]\n:::::',
  '> :::note\n> Text\n> :::',
  '- Item\n\n  :::note\n\n  - Text\n\n  :::\n\n- Item',
  '::::note\n\n```text\n:::\n```\n\n::::',
  '::::info\n\n:::tip\nText\n:::\n\n::::',
])('a line of colons ends an admonition: %j', (markdown) => {
  expect(() => run(markdown)).not.toThrow();
});

test('an admonition may be in a list or empty', () => {
  expect(run('- Item\n\n  :::note\n  :::')).toEqual([
    ['list', ['listItem', ['paragraph', 'Item'], ['ui-notice note', ['ui-notice-title', 'Note']]]],
  ]);
});

test.each([
  ['warning', 'Text\n\n:::warning\nText\n:::', 3],
  ['Note', ':::Note\nText\n:::', 1],
  ['constructor', ':::constructor\nText\n:::', 1],
  ['warning', 'Text\n\n::warning', 3],
  ['secret', '::::note\n\n:::secret\nText\n:::\n\n::::', 3],
])('the kind %s is rejected with its line', (kind, markdown, line) => {
  expect(() => run(markdown)).toThrow(
    expect.objectContaining({
      line,
      reason: `no admonition "${kind}": expected note, tip, info, caution, danger`,
    }),
  );
});

test.each([
  [':::note Title\nText\n:::', 1, ':::note Title: expected :::note[Title]'],
  ['Text\n\n:::note A `b` c\nText\n:::', 3, ':::note A `b` c: expected :::note[A `b` c]'],
  ['Text\n:::tip Title\n\nText', 2, ':::tip Title: expected :::tip[Title]'],
  ['A line of ::: colons\n:::tip Title', 2, ':::tip Title: expected :::tip[Title]'],
  ['> ::::tip   Title', 1, '::::tip   Title: expected ::::tip[Title]'],
  ['- Item\n\n  Text\n  :::note[A] b\n  :::', 4, ':::note[A] b: expected :::note[A b]'],
  ['::: note\nText\n:::', 1, '::: note: expected :::note'],
  [':::note\nText\n:::\n\n:::', 5, ':::: expected an admonition that it ends'],
  ['Text\n\n::note', 3, '::note: expected :::note'],
  ['::note[Title]', 1, '::note: expected :::note'],
  ['Text\n\n:::note\nText', 3, ':::note: expected ::: on a line after it, where it ends'],
  [':::note', 1, ':::note: expected ::: on a line after it, where it ends'],
  [':::note[Title]\n', 1, ':::note: expected ::: on a line after it, where it ends'],
  [':::note\n\n- Item\n\nText\n\n', 1, ':::note: expected ::: on a line after it, where it ends'],
  ['> :::note\n> Text\n\nText', 1, ':::note: expected ::: on a line after it, where it ends'],
  ['::::note\nText\n:::', 1, '::::note: expected :::: on a line after it, where it ends'],
  ['::::info\n\n:::tip\nText\n::::\n', 1, '::::info: expected :::: on a line after it, where it ends'],
  ['::::info\n\n:::tip\nText\n\nText', 1, '::::info: expected :::: on a line after it, where it ends'],
])('text that resembles an admonition is rejected: %j', (markdown, line, reason) => {
  expect(() => run(markdown)).toThrow(expect.objectContaining({ line, reason }));
});

test.each([
  'Three:::colons',
  'A line of ::: colons',
  'At 10:30 or 10:5',
  'The ratio a:b',
  'The package npm:react-querybuilder',
  'A scope x:y[z] here',
  'With attributes x:y{z="1"} here',
  'A colon at the end:',
  'Two::colons',
  'Many a:b:c:d',
])('%s is text', (text) => {
  expect(joined(run(text))).toEqual([text]);
});

test('a paragraph about a colon keeps its content', () => {
  expect(run('See *this* at a:b and `c:d`.')).toEqual([
    ['paragraph', 'See ', ['emphasis', 'this'], ' at a', ':b', ' and ', 'c:d', '.'],
  ]);
});
