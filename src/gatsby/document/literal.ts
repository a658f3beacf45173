import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { Expression, Property, SpreadElement } from 'estree';

export type Literal = string | number | boolean | null | Literal[] | { [key: string]: Literal };

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
