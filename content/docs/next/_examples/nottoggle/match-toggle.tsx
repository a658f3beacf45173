import { useState } from 'react';
import { QueryBuilder, formatQuery } from 'react-querybuilder';
import type {
  Controls,
  Field,
  NotToggleProps,
  RuleGroupType,
} from 'react-querybuilder';

const fields: Field[] = [
  { name: 'firstName', label: 'First name' },
  { name: 'instrument', label: 'Instrument' },
];

const MatchToggle = ({
  checked,
  handleOnChange,
  disabled,
  className,
}: NotToggleProps) => (
  <button
    type="button"
    className={className}
    disabled={disabled}
    aria-pressed={!!checked}
    onClick={() => handleOnChange(!checked)}
  >
    {checked ? 'Must not match' : 'Must match'}
  </button>
);

const controlElements: Partial<Controls> = { notToggle: MatchToggle };

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'or',
  not: true,
  rules: [
    { id: 'rule-1', field: 'firstName', operator: '=', value: 'Steve' },
    { id: 'rule-2', field: 'instrument', operator: '=', value: 'Drums' },
  ],
};

export default function MatchToggleExample() {
  const [query, setQuery] = useState(initialQuery);
  return (
    <>
      <QueryBuilder
        showNotToggle
        fields={fields}
        query={query}
        onQueryChange={(q) => setQuery(q)}
        controlElements={controlElements}
      />
      <pre>{formatQuery(query, 'sql')}</pre>
    </>
  );
}
