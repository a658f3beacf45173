import { useState } from 'react';
import QueryBuilder from 'react-querybuilder';
import type { RuleGroupType } from 'react-querybuilder';

const fields = [
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
      rules: [{ id: 'rule-2', field: 'age', operator: '<', value: '30' }],
    },
  ],
};

export default function Switches() {
  const [query, setQuery] = useState(initialQuery);
  const [props, setProps] = useState({
    showCombinatorsBetweenRules: false,
    showNotToggle: false,
    showCloneButtons: false,
    resetOnFieldChange: true,
    resetOnOperatorChange: false,
    autoSelectField: true,
    addRuleToNewGroups: false,
  });

  return (
    <>
      {Object.entries(props).map(([name, isOn]) => (
        <label key={name} style={{ display: 'block' }}>
          <input
            type="checkbox"
            checked={isOn}
            onChange={(e) => setProps({ ...props, [name]: e.target.checked })}
          />{' '}
          <code>{name}</code>
        </label>
      ))}
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={setQuery}
        {...props}
      />
    </>
  );
}
