import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readAttributes } from './attributes';
import { mdxParser } from './mdxParser';

const schema = z.object({ a: z.unknown() });

function valueOf(attribute: string) {
  const [element] = mdxParser().parse(`<A\n${attribute}\n/>`).children;
  return readAttributes(element as unknown as MdxJsxFlowElementHast, schema).a;
}

test.each([
  ['a', true],
  ['a="text"', 'text'],
  ["a='text'", 'text'],
  ['a=""', ''],
  ['a="{1}"', '{1}'],
  ['a="Tips &amp; tricks"', 'Tips & tricks'],
  ['a={"text"}', 'text'],
  ['a={1.5}', 1.5],
  ['a={false}', false],
])('%s is %j', (attribute, expected) => {
  expect(valueOf(attribute)).toBe(expected);
});

test.each(['a={b}', 'a={undefined}', 'a={1 + 1}', 'a={`text`}', 'a={[]}', 'a={{}}', 'a={() => 1}', '{...b}'])(
  '%s is not a literal',
  (attribute) => {
    expect(() => valueOf(attribute)).toThrow('<A>: expected attributes whose values are literals');
  },
);
