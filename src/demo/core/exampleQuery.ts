import type { Field, RuleGroupType } from 'react-querybuilder';
import { operatorsOf, valuesOf } from './fieldTypes';
import { initialQuery } from './initialQuery';
import { withIds } from './query';
import { hasOwnFields, type Data } from './state';

const firstValue = (field: Field): unknown =>
  valuesOf(field)[0]?.name ?? (field.valueEditorType === 'checkbox' ? true : undefined);

/** A query to begin with: that of the musicians, or a rule of one of the visitor's own fields. */
export function exampleQuery(data: Data): RuleGroupType {
  if (!hasOwnFields(data)) return initialQuery;
  const { fields, rows = [] } = data;
  const field = fields.find(({ values }) => values) ?? fields[0];
  if (!field) return { combinator: 'and', rules: [] };
  const value = firstValue(field) ?? rows.find((row) => row[field.name] !== null)?.[field.name] ?? '';
  const [operator] = operatorsOf(field);
  return withIds({ combinator: 'and', rules: [{ field: field.name, operator: operator?.name ?? '=', value }] });
}
