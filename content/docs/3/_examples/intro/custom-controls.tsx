import { useState } from 'react';
import QueryBuilder, { ActionElement, ValueEditor } from 'react-querybuilder';
import type { Controls, RuleGroupType } from 'react-querybuilder';

const fields = [
  { name: 'lastName', label: 'Last name' },
  {
    name: 'age',
    label: 'Age',
    defaultValue: 40,
    operators: [{ name: '>=', label: 'is at least' }],
  },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'rule-1', field: 'lastName', operator: 'contains', value: 'Va' },
    { id: 'rule-2', field: 'age', operator: '>=', value: 40 },
  ],
};

const controls: Partial<Controls> = {
  combinatorSelector: ({ value, handleOnChange }) => (
    <button
      type="button"
      onClick={() => handleOnChange(value === 'and' ? 'or' : 'and')}
    >
      {value === 'and' ? 'All of these' : 'Any of these'}
    </button>
  ),
  addGroupAction: (props) =>
    props.level === 0 ? <ActionElement {...props} /> : null,
  valueEditor: (props) =>
    props.field === 'age' ? (
      <label className={props.className}>
        <input
          type="range"
          title={props.title}
          value={props.value}
          onChange={(e) => props.handleOnChange(e.target.valueAsNumber)}
        />{' '}
        {props.value}
      </label>
    ) : (
      <ValueEditor {...props} />
    ),
};

export default function CustomControls() {
  const [query, setQuery] = useState(initialQuery);
  return (
    <QueryBuilder
      fields={fields}
      query={query}
      onQueryChange={setQuery}
      controlElements={controls}
    />
  );
}
