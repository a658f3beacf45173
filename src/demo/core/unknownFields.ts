import { defaultPlaceholderFieldName, type Field, type RuleGroupTypeAny } from 'react-querybuilder';
import { fields } from './fields';

/** Names of a query that are no fields of the demo, each once: of fields, and of fields that they are compared with. */
export function unknownFields(query: RuleGroupTypeAny): string[] {
  const names = query.rules.flatMap((item) => {
    if (typeof item === 'string') return [];
    if ('rules' in item) return unknownFields(item);
    return item.valueSource === 'field' && typeof item.value === 'string' ? [item.field, item.value] : [item.field];
  });
  const known = [defaultPlaceholderFieldName, ...fields.map(({ name }) => name)];
  return [...new Set(names)].filter((name) => name !== '' && !known.includes(name));
}

/** The demo's fields, followed by those of other names, which can be compared with the grouped fields. */
export const withUnknownFields = (names: readonly string[]): Field[] => [
  ...fields,
  ...names.map((name) => ({
    name,
    label: `${name} (not a field of the demo)`,
    comparator: 'group',
    group: 'grouped',
    valueSources: ['value', 'field'] as Field['valueSources'],
  })),
];
