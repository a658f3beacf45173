import { useState } from 'react';
import {
  type Field,
  formatQuery,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';

const fields: Field[] = [
  {
    name: 'stageName',
    label: 'Stage name',
    valueSources: ['field', 'value'],
    comparator: 'datatype',
    datatype: 'text',
  },
  { name: 'firstName', label: 'First name', datatype: 'text' },
  { name: 'lastName', label: 'Last name', datatype: 'text' },
  {
    name: 'born',
    label: 'Born',
    datatype: 'date',
    inputType: 'date',
    valueSources: ['value', 'field'],
    comparator: (other) => other.datatype === 'date',
  },
  {
    name: 'firstConcert',
    label: 'First concert',
    datatype: 'date',
    inputType: 'date',
  },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    {
      id: 'r1',
      field: 'stageName',
      operator: 'beginsWith',
      value: 'firstName',
      valueSource: 'field',
    },
    {
      id: 'r2',
      field: 'born',
      operator: '<',
      value: 'firstConcert',
      valueSource: 'field',
    },
  ],
};

export default function Comparator() {
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
