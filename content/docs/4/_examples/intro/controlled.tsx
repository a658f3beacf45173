import { useState } from 'react';
import { QueryBuilder } from 'react-querybuilder';
import type { Field, RuleGroupType } from 'react-querybuilder';

const fields: Field[] = [
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'first', field: 'firstName', operator: 'beginsWith', value: 'Stev' },
    { id: 'last', field: 'lastName', operator: 'in', value: 'Vai,Vaughan' },
  ],
  not: false,
};

export default function App() {
  const [query, setQuery] = useState<RuleGroupType>(initialQuery);

  return (
    <>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(q) => setQuery(q)}
      />
      <pre>{JSON.stringify(query, null, 2)}</pre>
    </>
  );
}
