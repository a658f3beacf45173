import { useState } from 'react';
import QueryBuilder, { formatQuery } from 'react-querybuilder';
import type { Field, RuleGroupType } from 'react-querybuilder';

const fields: Field[] = [
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name', defaultOperator: 'beginsWith' },
  { name: 'age', label: 'Age', inputType: 'number' },
  { name: 'birthdate', label: 'Date of birth', inputType: 'date' },
  {
    name: 'email',
    label: 'Email',
    placeholder: 'name@example.com',
    validator: (rule) => /^[^@\s]+@[^@\s]+$/.test(rule.value),
  },
  {
    name: 'instrument',
    label: 'Instrument',
    valueEditorType: 'select',
    values: [
      { name: 'Guitar', label: 'Guitar' },
      { name: 'Drums', label: 'Drums' },
      { name: 'Vocals', label: 'Vocals' },
    ],
  },
  {
    name: 'stage',
    label: 'Plays',
    valueEditorType: 'radio',
    values: [
      { name: 'live', label: 'On stage' },
      { name: 'studio', label: 'In the studio' },
    ],
  },
  {
    name: 'isTeacher',
    label: 'Teaches',
    valueEditorType: 'checkbox',
    defaultValue: false,
  },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'rule-1', field: 'lastName', operator: 'beginsWith', value: 'Va' },
    { id: 'rule-2', field: 'instrument', operator: '=', value: 'Guitar' },
  ],
};

export default function Musicians() {
  const [query, setQuery] = useState(initialQuery);
  return (
    <>
      <QueryBuilder fields={fields} query={query} onQueryChange={setQuery} />
      <pre>{formatQuery(query, 'sql') as string}</pre>
    </>
  );
}
