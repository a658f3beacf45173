import type { Field, RuleGroupTypeAny } from 'react-querybuilder';
import { plainField } from './checkData';
import { MUSICIANS } from './engines/musicians';
import { makeField } from './fieldTypes';
import { mapRules } from './query';
import type { DemoState } from './state';

type Edited = Pick<DemoState, 'query' | 'data'>;

/** The fields can be kept in a link from the first change on: that of a field takes the functions of all of them. */
const withFields = ({ query, data }: Edited, fields: readonly Field[]): Edited => ({
  query,
  data: { ...data, fields: fields.map(plainField) },
});

/** Adds a field with a name that no other has. */
export function addField(edited: Edited): Edited {
  const { fields } = edited.data;
  const names = fields.map(({ name }) => name);
  let number = fields.length + 1;
  while (names.includes(`field${number}`)) number += 1;
  return withFields(edited, [...fields, makeField({ name: `field${number}`, type: 'text' })]);
}

export const removeField = (edited: Edited, index: number): Edited =>
  withFields(
    edited,
    edited.data.fields.filter((_, at) => at !== index),
  );

/** Replaces a field; rules and rows follow its name. */
export function replaceField({ query, data }: Edited, index: number, field: Field): Edited {
  const { name } = data.fields[index]!;
  const replaced = withFields(
    { query, data },
    data.fields.map((other, at) => (at === index ? field : other)),
  );
  if (name === field.name) return replaced;
  const rows = (data.rows ?? MUSICIANS.rows).map(({ [name]: value = null, ...row }) => ({
    ...row,
    [field.name]: value,
  }));
  return { query: withName(query, name, field.name), data: { ...replaced.data, rows } };
}

/** With another name for a field in all rules. */
const withName = (query: RuleGroupTypeAny, from: string, to: string): RuleGroupTypeAny =>
  mapRules(query, (rule) => ({
    ...rule,
    field: rule.field === from ? to : rule.field,
    ...(rule.valueSource === 'field' && rule.value === from && { value: to }),
  }));
