import type { MdxJsxFlowElementHast, MdxJsxTextElementHast, MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { z } from 'zod';

export type MdxNode = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** @throws Error for an unknown, missing or wrongly typed attribute, or a value that is not a literal */
export function readAttributes<S extends z.ZodObject>({ name, attributes }: MdxNode, schema: S): z.infer<S> {
  const given = attributes.map((attribute): [string, unknown] => {
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
  const isMissing = !given.some(([key]) => key === issue?.path[0]);
  throw new Error(`<${name}> ${issue?.path.join('.')}: ${isMissing ? 'missing; ' : ''}${issue?.message}`);
}

/** The value of an attribute: `name`, `name="text"` or `name={literal}`; undefined for anything else. */
function attributeValue({ value }: MdxJsxAttribute): unknown {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  const statement = value.data?.estree?.body[0];
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  return expression?.type === 'Literal' ? expression.value : undefined;
}
