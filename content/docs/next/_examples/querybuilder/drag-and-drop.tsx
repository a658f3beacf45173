import { QueryBuilderDnD } from '@react-querybuilder/dnd';
import { useState } from 'react';
import * as ReactDnD from 'react-dnd';
import * as ReactDndHtml5Backend from 'react-dnd-html5-backend';
import { QueryBuilder, formatQuery } from 'react-querybuilder';
import type { Field, RuleGroupType } from 'react-querybuilder';

const dnd = { ...ReactDnD, ...ReactDndHtml5Backend };

const fields: Field[] = [
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
  { name: 'instrument', label: 'Instrument' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'rule-1', field: 'firstName', operator: '=', value: 'Steve' },
    {
      id: 'group-1',
      combinator: 'or',
      rules: [
        { id: 'rule-2', field: 'lastName', operator: '=', value: 'Vai' },
        { id: 'rule-3', field: 'lastName', operator: '=', value: 'Vaughan' },
      ],
    },
    { id: 'rule-4', field: 'instrument', operator: '=', value: 'Guitar' },
  ],
};

export default function DragAndDropExample() {
  const [query, setQuery] = useState(initialQuery);
  return (
    <QueryBuilderDnD dnd={dnd}>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(q) => setQuery(q)}
      />
      <pre>{formatQuery(query, 'sql')}</pre>
    </QueryBuilderDnD>
  );
}
