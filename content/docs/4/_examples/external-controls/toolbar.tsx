import { type ChangeEvent, useState } from 'react';
import {
  add,
  type Field,
  move,
  QueryBuilder,
  remove,
  type RuleGroupType,
  update,
} from 'react-querybuilder';

const fields: Field[] = [
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
];

const newRule = { field: 'firstName', operator: '=', value: '' };

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'r1', field: 'firstName', operator: '=', value: 'Stevie' },
    { id: 'r2', field: 'lastName', operator: '=', value: 'Wonder' },
  ],
};

const Nothing = () => null;
const controlElements = {
  addGroupAction: Nothing,
  addRuleAction: Nothing,
  combinatorSelector: Nothing,
  removeRuleAction: Nothing,
};

export default function Toolbar() {
  const [query, setQuery] = useState(initialQuery);
  const last = query.rules.length - 1;

  const setCombinator = (e: ChangeEvent<HTMLSelectElement>) =>
    setQuery(update(query, 'combinator', e.target.value, []));

  return (
    <>
      <button type="button" onClick={() => setQuery(add(query, newRule, []))}>
        Add rule
      </button>
      <button
        type="button"
        disabled={last < 0}
        onClick={() => setQuery(remove(query, [0]))}
      >
        Remove first rule
      </button>
      <button
        type="button"
        disabled={last < 1}
        onClick={() => setQuery(move(query, [last], [0]))}
      >
        Move last rule to the top
      </button>
      <select
        aria-label="Combinator"
        value={query.combinator}
        onChange={setCombinator}
      >
        <option value="and">All of these</option>
        <option value="or">Any of these</option>
      </select>
      <QueryBuilder
        {...{ fields, query, controlElements }}
        onQueryChange={(q) => setQuery(q)}
      />
    </>
  );
}
