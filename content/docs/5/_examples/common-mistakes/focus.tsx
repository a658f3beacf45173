import { useState } from 'react';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
  type ValueEditorProps,
} from 'react-querybuilder';

const fields: Field[] = [
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'r1', field: 'firstName', operator: '=', value: 'Stevie' },
    { id: 'r2', field: 'lastName', operator: '=', value: 'Wonder' },
  ],
};

const OutsideEditor = ({ title, value, handleOnChange }: ValueEditorProps) => (
  <input
    title={title}
    value={value}
    onChange={(e) => handleOnChange(e.target.value)}
  />
);

export default function Focus() {
  const [query, setQuery] = useState(initialQuery);
  const [isInside, setInside] = useState(true);

  // Wrong: another component in each render
  const InsideEditor = ({ title, value, handleOnChange }: ValueEditorProps) => (
    <input
      title={title}
      value={value}
      onChange={(e) => handleOnChange(e.target.value)}
    />
  );

  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={isInside}
          onChange={(e) => setInside(e.target.checked)}
        />{' '}
        Use InsideEditor
      </label>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(q) => setQuery(q)}
        controlElements={{
          valueEditor: isInside ? InsideEditor : OutsideEditor,
        }}
      />
    </>
  );
}
