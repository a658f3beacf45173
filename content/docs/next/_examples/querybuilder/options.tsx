import { useState } from 'react';
import { QueryBuilder, type Field, type RuleGroupType } from 'react-querybuilder';

const fields: Field[] = [
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
  { name: 'age', label: 'Age', inputType: 'number' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'name', field: 'lastName', operator: 'beginsWith', value: 'Va' },
    {
      id: 'ages',
      combinator: 'or',
      rules: [
        { id: 'young', field: 'age', operator: '<', value: '20' },
        { id: 'old', field: 'age', operator: '>', value: '60' },
      ],
    },
  ],
};

const names = ['showCombinatorsBetweenRules', 'showNotToggle', 'showCloneButtons', 'showLockButtons'] as const;

export default function Options() {
  const [query, setQuery] = useState(initialQuery);
  const [options, setOptions] = useState<Partial<Record<(typeof names)[number], boolean>>>({
    showNotToggle: true,
  });

  return (
    <>
      {names.map((name) => (
        <label key={name} style={{ display: 'inline-block', marginInlineEnd: '1rem' }}>
          <input
            type="checkbox"
            checked={!!options[name]}
            onChange={(e) => setOptions({ ...options, [name]: e.target.checked })}
          />{' '}
          {name}
        </label>
      ))}
      <QueryBuilder {...options} fields={fields} query={query} onQueryChange={(q) => setQuery(q)} />
    </>
  );
}
