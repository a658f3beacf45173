import { useState } from 'react';
import {
  add,
  findPath,
  move,
  QueryBuilder,
  remove,
  update,
} from 'react-querybuilder';
import type { Field, RuleGroupType } from 'react-querybuilder';

const fields: Field[] = [
  { name: 'firstName', label: 'First name' },
  { name: 'instrument', label: 'Instrument' },
  { name: 'age', label: 'Age', inputType: 'number' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'first', field: 'firstName', operator: 'beginsWith', value: 'Stev' },
    {
      id: 'group',
      combinator: 'or',
      rules: [
        { id: 'second', field: 'instrument', operator: '=', value: 'Guitar' },
      ],
    },
  ],
};

const rule = { field: 'age', operator: '>', value: '28' };

const tools: Record<string, (query: RuleGroupType) => RuleGroupType> = {
  'add(query, rule, [])': (query) => add(query, rule, []),
  'remove(query, [0])': (query) => remove(query, [0]),
  "update(query, 'value', '', [0])": (query) =>
    findPath([0], query) ? update(query, 'value', '', [0]) : query,
  "update(query, 'combinator', 'or', [])": (query) =>
    update(query, 'combinator', 'or', []),
  'move(query, [0], [2])': (query) => move(query, [0], [2]),
  'move(query, [0], [1], { clone: true })': (query) =>
    move(query, [0], [1], { clone: true }),
};

export default function QueryTools() {
  const [query, setQuery] = useState(initialQuery);
  return (
    <>
      <p>
        {Object.entries(tools).map(([call, run]) => (
          <button key={call} type="button" onClick={() => setQuery(run(query))}>
            <code>{call}</code>
          </button>
        ))}
        <button type="button" onClick={() => setQuery(initialQuery)}>
          Start again
        </button>
      </p>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(q) => setQuery(q)}
      />
      <pre>{JSON.stringify(query, null, 2)}</pre>
    </>
  );
}
