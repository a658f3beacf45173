import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import type { z } from 'zod';
import type { DocumentProps, Literal } from '../../document/types';
import { attributeValue } from './literal';

export type MdxNode = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/**
 * The attributes of a component or an HTML element, checked.
 *
 * @throws Error for one that is unknown, missing or of another type, or that is no literal
 */
export function readAttributes({ name, attributes }: MdxNode, schema: z.ZodObject): DocumentProps {
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
  if (checked.success) return checked.data as DocumentProps;
  const [issue] = checked.error.issues;
  throw new Error(`<${name}> ${issue?.path.join('.')}: ${issue?.message}`);
}
