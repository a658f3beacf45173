import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { attributeValue } from './attributes';

const parser = unified().use(remarkParse).use(remarkMdx);

function valueOf(attribute: string) {
  const [element] = parser.parse(`<A\n${attribute}\n/>`).children as MdxJsxFlowElement[];
  return attributeValue(element?.attributes[0] as MdxJsxAttribute);
}

test.each([
  ['on', true],
  ['a="text"', 'text'],
  ["a='text'", 'text'],
  ['a=""', ''],
  ['a="{1}"', '{1}'],
  ['a="Tips &amp; tricks"', 'Tips & tricks'],
  ['a={"text"}', 'text'],
  ['a={`text`}', 'text'],
  ['a={``}', ''],
  ['a={1.5}', 1.5],
  ['a={-1}', -1],
  ['a={0}', 0],
  ['a={true}', true],
  ['a={false}', false],
  ['a={null}', null],
  ['a={[]}', []],
  ['a={[1, "b", [true, null]]}', [1, 'b', [true, null]]],
  ['a={{}}', {}],
  ['a={{ b: 1, "c-d": { e: [false] } }}', { b: 1, 'c-d': { e: [false] } }],
])('%s is %j', (attribute, expected) => {
  expect(valueOf(attribute)).toEqual(expected);
});

test.each([
  'a={b}',
  'a={undefined}',
  'a={b()}',
  'a={b.c}',
  'a={1 + 1}',
  'a={!true}',
  'a={-"1"}',
  'a={+1}',
  'a={`${b}`}',
  'a={/b/}',
  'a={1n}',
  'a={() => 1}',
  'a={<b />}',
  'a={(1, 2)}',
  'a={[1, b]}',
  'a={[1, , 2]}',
  'a={[...b]}',
  'a={{ b }}',
  'a={{ b: c }}',
  'a={{ ...b }}',
  'a={{ [b]: 1 }}',
  'a={{ b() {} }}',
  'a={{ get b() { return 1; } }}',
])('%s is not a literal', (attribute) => {
  expect(valueOf(attribute)).toBeUndefined();
});

test('treats the name of an inherited property like any other key', () => {
  const value = valueOf('a={{ "__proto__": 1 }}');
  expect(Object.entries(value as object)).toEqual([['__proto__', 1]]);
});
