import {
  defaultOperators,
  defaultPlaceholderFieldName,
  defaultPlaceholderOperatorName,
  toArray,
  type Field,
  type Operator,
  type RuleGroupTypeAny,
  type RuleType,
} from 'react-querybuilder';
import { fields } from './fields';

/** Names of a query that the demo does not have, each once. */
export interface UnknownNames {
  /** Of fields, and of fields that they are compared with. */
  fields: string[];
  /** With the field that does not have the operator. */
  operators: { field: string; operator: string }[];
}

const rulesOf = (query: RuleGroupTypeAny): RuleType[] =>
  query.rules.flatMap((item) => (typeof item === 'string' ? [] : 'rules' in item ? rulesOf(item) : [item]));

const operatorsOf = (field: Field | undefined) => (field?.operators ?? defaultOperators) as Operator[];

export function unknownNames(query: RuleGroupTypeAny, known: readonly Field[] = fields): UnknownNames {
  const rules = rulesOf(query);
  const names = rules.flatMap(({ field, valueSource, value }) =>
    valueSource === 'field' ? [field, ...toArray(value).map(String)] : [field],
  );
  const knownNames = ['', defaultPlaceholderFieldName, ...known.map(({ name }) => name)];
  const pairs = rules.filter(({ field, operator }) => {
    const operators = operatorsOf(known.find(({ name }) => name === field));
    return operator !== defaultPlaceholderOperatorName && !operators.some(({ name }) => name === operator);
  });
  const operators = new Map(
    pairs.map(({ field, operator }) => [JSON.stringify([field, operator]), { field, operator }]),
  );
  return {
    fields: [...new Set(names)].filter((name) => !knownNames.includes(name)),
    operators: [...operators.values()],
  };
}

/** Known fields and operators, followed by unknown ones; unknown fields can be compared with the grouped fields. */
export function withUnknownNames(unknown: UnknownNames, known: readonly Field[] = fields): Field[] {
  const others = unknown.fields.map((name) => ({
    name,
    label: `${name} (not a field of the demo)`,
    comparator: 'group',
    group: 'grouped',
    valueSources: ['value', 'field'] as Field['valueSources'],
  }));
  return [...known, ...others].map((field: Field) => {
    const added = unknown.operators
      .filter((pair) => pair.field === field.name && pair.operator !== '')
      .map(({ operator }) => ({ name: operator, label: `${operator} (not an operator of the demo)` }));
    return added.length > 0 ? { ...field, operators: [...operatorsOf(field), ...added] } : field;
  });
}
