import type { MdxJsxFlowElementHast, MdxJsxTextElementHast, MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { z } from 'zod';
import type { Expression, Property, SpreadElement } from 'estree';

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
  const isMissing = !given.some(([key]) => key === issue?.path[0]);
  throw new Error(`<${name}> ${issue?.path.join('.')}: ${isMissing ? 'missing; ' : ''}${issue?.message}`);
}

type Literal = string | number | boolean | null | Literal[] | { [key: string]: Literal };

/** The value of an attribute: `name`, `name="text"` or `name={literal}`; undefined for anything else. */
export function attributeValue({ value }: MdxJsxAttribute): Literal | undefined {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  const statement = value.data?.estree?.body[0];
  return statement?.type === 'ExpressionStatement' ? literalValue(statement.expression) : undefined;
}

function literalValue(node: Expression | SpreadElement | null): Literal | undefined {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'bigint' || node.value instanceof RegExp ? undefined : (node.value ?? null);
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? undefined) : undefined;
    case 'UnaryExpression': {
      const operand = literalValue(node.argument);
      return node.operator === '-' && typeof operand === 'number' ? -operand : undefined;
    }
    case 'ArrayExpression':
      return allDefined(node.elements.map(literalValue));
    case 'ObjectExpression': {
      const values = allDefined(node.properties.map(propertyValue));
      return values && Object.fromEntries(values as [string, Literal][]);
    }
    default:
      return undefined;
  }
}

function propertyValue(property: Property | SpreadElement): [string, Literal] | undefined {
  if (property.type !== 'Property' || property.computed) return undefined;
  const key = property.key.type === 'Identifier' ? property.key.name : literalValue(property.key as Expression);
  const value = literalValue(property.value as Expression);
  return typeof key === 'string' && value !== undefined ? [key, value] : undefined;
}

function allDefined<T>(values: (T | undefined)[]): T[] | undefined {
  return values.includes(undefined) ? undefined : (values as T[]);
}
