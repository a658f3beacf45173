import { useState } from 'react';
import { QueryBuilder } from 'react-querybuilder';
import type { Field, RuleGroupType } from 'react-querybuilder';

const fields: Field[] = [
  { name: 'firstName', label: 'First name' },
  { name: 'age', label: 'Age', inputType: 'number' },
  { name: 'birthdate', label: 'Birthdate', inputType: 'date' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'rule-1', field: 'firstName', operator: 'beginsWith', value: 'Stev' },
    {
      id: 'group-1',
      combinator: 'or',
      disabled: true,
      rules: [
        { id: 'rule-2', field: 'age', operator: '>', value: '26' },
        {
          id: 'rule-3',
          field: 'birthdate',
          operator: '<',
          value: '1954-10-03',
        },
      ],
    },
  ],
};

const shown = ['id', 'disabled', 'rules'];

export default function LockingExample() {
  const [query, setQuery] = useState(initialQuery);
  return (
    <>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(q) => setQuery(q)}
        showLockButtons
      />
      <pre>{JSON.stringify(query, shown, 2)}</pre>
    </>
  );
}
