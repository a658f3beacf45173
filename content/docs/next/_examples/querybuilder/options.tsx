import { useState } from 'react';
import { QueryBuilder } from 'react-querybuilder';
import type { Field, RuleGroupType } from 'react-querybuilder';

const fields: Field[] = [
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
  { name: 'age', label: 'Age', inputType: 'number' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'rule-1', field: 'lastName', operator: 'beginsWith', value: 'Va' },
    {
      id: 'group-1',
      combinator: 'or',
      rules: [
        { id: 'rule-2', field: 'age', operator: '<', value: '20' },
        { id: 'rule-3', field: 'age', operator: '>', value: '60' },
      ],
    },
  ],
};

const names = [
  'showCombinatorsBetweenRules',
  'showNotToggle',
  'showCloneButtons',
  'showLockButtons',
] as const;

export default function OptionsExample() {
  const [query, setQuery] = useState(initialQuery);
  const [options, setOptions] = useState<
    Partial<Record<(typeof names)[number], boolean>>
  >({
    showNotToggle: true,
  });

  return (
    <>
      {names.map((name) => (
        <label
          key={name}
          style={{ display: 'inline-block', marginInlineEnd: '1rem' }}
        >
          <input
            type="checkbox"
            checked={!!options[name]}
            onChange={(e) =>
              setOptions({ ...options, [name]: e.target.checked })
            }
          />{' '}
          {name}
        </label>
      ))}
      <QueryBuilder
        {...options}
        fields={fields}
        query={query}
        onQueryChange={(q) => setQuery(q)}
      />
    </>
  );
}
