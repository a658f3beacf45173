import { useState } from 'react';
import QueryBuilder, { formatQuery } from 'react-querybuilder';
import type { Field, RuleGroupType } from 'react-querybuilder';

const choice = (name: string) => ({ name, label: name });

const fields: Field[] = [
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name', defaultOperator: 'beginsWith' },
  { name: 'age', label: 'Age', inputType: 'number' },
  { name: 'birthdate', label: 'Date of birth', inputType: 'date' },
  { name: 'email', label: 'Email', placeholder: 'name@example.com' },
  {
    name: 'instrument',
    label: 'Instrument',
    valueEditorType: 'select',
    values: ['Guitar', 'Drums', 'Vocals'].map(choice),
  },
  {
    name: 'stage',
    label: 'Plays',
    valueEditorType: 'radio',
    values: ['On stage', 'In the studio'].map(choice),
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
