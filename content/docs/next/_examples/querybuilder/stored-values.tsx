import { useState } from 'react';
import { QueryBuilder } from 'react-querybuilder';
import type { Field, RuleGroupType } from 'react-querybuilder';

const values = ['bass', 'drums', 'guitar', 'piano'].map((name) => ({
  name,
  label: name,
}));
const fields: Field[] = [
  { name: 'age', label: 'Age', inputType: 'number' },
  {
    name: 'instruments',
    label: 'Instruments',
    valueEditorType: 'multiselect',
    values,
  },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'rule-1', field: 'age', operator: '>', value: '26' },
    { id: 'rule-2', field: 'age', operator: 'between', value: '26,52' },
    {
      id: 'rule-3',
      field: 'instruments',
      operator: 'in',
      value: 'bass,guitar',
    },
  ],
};

const names = ['listsAsArrays', 'parseNumbers'] as const;

export default function StoredValuesExample() {
  const [query, setQuery] = useState(initialQuery);
  const [options, setOptions] = useState({
    listsAsArrays: true,
    parseNumbers: true,
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
            checked={options[name]}
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
      <pre>
        {query.rules.map((rule) =>
          'value' in rule ? `${JSON.stringify(rule.value)}\n` : '',
        )}
      </pre>
    </>
  );
}
