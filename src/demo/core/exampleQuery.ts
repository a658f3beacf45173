import type { Field, Operator, Option, RuleGroupType } from 'react-querybuilder';
import { initialQuery } from './initialQuery';
import { withIds } from './query';
import { DEFAULT_DEMO_STATE, type Data } from './state';

const firstValue = ({ values = [], valueEditorType }: Field): unknown => {
  const [first] = values as (Option | { options: Option[] })[];
  if (first) return 'options' in first ? first.options[0]?.name : first.name;
  return valueEditorType === 'checkbox' ? true : undefined;
};

/** A query to begin with: that of the musicians, or a rule of one of the visitor's own fields. */
export function exampleQuery({ fields, rows = [] }: Data): RuleGroupType {
  if (fields === DEFAULT_DEMO_STATE.data.fields) return initialQuery;
  const field = fields.find(({ values }) => values) ?? fields[0];
  if (!field) return { combinator: 'and', rules: [] };
  const value = firstValue(field) ?? rows.find((row) => row[field.name] !== null)?.[field.name] ?? '';
  const [operator] = (field.operators ?? []) as Operator[];
  return withIds({ combinator: 'and', rules: [{ field: field.name, operator: operator?.name ?? '=', value }] });
}
