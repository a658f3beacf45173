import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import type { z } from 'zod';
import { attributeValue, type Literal } from './literal';

export type MdxNode = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** @throws Error for an unknown, missing or wrongly typed attribute, or a value that is not a literal */
export function readAttributes<S extends z.ZodObject>({ name, attributes }: MdxNode, schema: S): z.infer<S> {
  const given = attributes.map((attribute): [string, Literal] => {
    const value = attribute.type === 'mdxJsxAttribute' ? attributeValue(attribute) : undefined;
    if (attribute.type !== 'mdxJsxAttribute' || value === undefined) {
      throw new Error(`<${name}>: expected attributes whose values are literals`);
    }
    return [attribute.name, value];
  });
  const unknown = given.find(([key]) => !Object.hasOwn(schema.shape, key));
  if (unknown) {
    const known = Object.keys(schema.shape).join(', ') || 'none';
    throw new Error(`<${name}>: unknown attribute "${unknown[0]}"; expected ${known}`);
  }
  const checked = schema.safeParse(Object.fromEntries(given));
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw new Error(`<${name}> ${issue?.path.join('.')}: ${issue?.message}`);
}
