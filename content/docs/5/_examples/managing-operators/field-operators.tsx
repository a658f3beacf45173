import { useState } from 'react';
import {
  defaultOperators,
  type Field,
  formatQuery,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';

const fields: Field[] = [
  { name: 'firstName', label: 'First name' },
  {
    name: 'birthdate',
    label: 'Birthdate',
    inputType: 'date',
    operators: [
      { name: '=', label: 'on' },
      { name: '<', label: 'before' },
      { name: '>', label: 'after' },
    ],
  },
  {
    name: 'guitars',
    label: 'Number of guitars',
    inputType: 'number',
    operators: defaultOperators.filter(({ name }) => /^[=!<>]/.test(name)),
  },
  {
    name: 'genre',
    label: 'Genre',
    operators: [{ name: '=', label: 'is' }],
    valueEditorType: 'radio',
    values: ['Blues', 'Jazz', 'Rock'].map((genre) => ({
      name: genre,
      label: genre,
    })),
  },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'r1', field: 'firstName', operator: 'beginsWith', value: 'Stev' },
    { id: 'r2', field: 'birthdate', operator: '<', value: '1970-01-01' },
    { id: 'r3', field: 'guitars', operator: '>=', value: '3' },
    { id: 'r4', field: 'genre', operator: '=', value: 'Rock' },
  ],
};

export default function FieldOperators() {
  const [query, setQuery] = useState(initialQuery);
  return (
    <>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(q) => setQuery(q)}
      />
      <pre>
        <code>{formatQuery(query, 'sql')}</code>
      </pre>
    </>
  );
}
