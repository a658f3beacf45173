import type { Paragraph, Root, RootContent } from 'mdast';
import { expect, test } from 'vitest';
import { mdxParser } from './mdxParser';
import { remarkUnravel } from './remarkUnravel';

const processor = mdxParser().use(remarkUnravel).freeze();

/** A short form of a block: its type, or its component's name. */
const brief = (node: RootContent) =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement' ? `<${node.name}>` : node.type;

function run(markdown: string): Root {
  return processor.runSync(processor.parse(markdown)) as Root;
}

const blocksOf = (markdown: string) => run(markdown).children.map(brief);

test.each([
  ['<Example name="a" />', ['<Example>']],
  ['<Example name="a" /> <Install packages="b" />', ['<Example>', '<Install>']],
  ['<Example name="a" />\n<Example name="b" />', ['<Example>', '<Example>']],
  ['<Tab label="a">text</Tab>', ['<Tab>']],
  ['Text\n\n<Install packages="a" />\n\nText', ['paragraph', '<Install>', 'paragraph']],
  ['See <Example name="a" />', ['paragraph']],
  ['<Example name="a" />.', ['paragraph']],
  ['<Example name="a" /> *text*', ['paragraph']],
  ['Text', ['paragraph']],
])('%j gives %j', (markdown, blocks) => {
  expect(blocksOf(markdown)).toEqual(blocks);
});

test.each(['abbr', 'del', 'DemoLink', 'ins', 'kbd', 'mark', 'sub', 'sup'])(
  '<%s> is part of a sentence, even when it is alone in a paragraph',
  (name) => {
    expect(blocksOf(`<${name}>text</${name}>`)).toEqual(['paragraph']);
    expect(blocksOf(`<${name}>a</${name}> <${name}>b</${name}>`)).toEqual(['paragraph']);
  },
);

test.each([
  ['<DemoLink option="a" />', ['paragraph'], []],
  ['<br />', ['paragraph'], []],
  ['<mark>\n\nA *b*\n\n</mark>', ['paragraph'], ['text', 'emphasis']],
])('%j, alone on its line, is a paragraph', (markdown, blocks, words) => {
  const { children } = run(markdown);
  expect(children.map(brief)).toEqual(blocks);
  const [paragraph] = children as Paragraph[];
  expect(paragraph?.children).toMatchObject([{ type: 'mdxJsxTextElement', children: words.map((type) => ({ type })) }]);
});

test('a block inside part of a sentence is rejected', () => {
  expect(() => run('<mark>\n\n- a\n\n</mark>')).toThrow(
    expect.objectContaining({ line: 3, reason: '<mark> with a block in it: expected part of a sentence' }),
  );
});

test('a component next to part of a sentence stays in the sentence', () => {
  expect(blocksOf('<Example name="a" /> <kbd>b</kbd>')).toEqual(['paragraph']);
});

test('a component in a list item becomes a block of the item', () => {
  const [list] = run('- <summary>Text</summary>').children;
  expect(list).toMatchObject({
    type: 'list',
    children: [{ children: [{ type: 'mdxJsxFlowElement', name: 'summary', children: [{ value: 'Text' }] }] }],
  });
});
