import { useState } from 'react';
import { QueryBuilder, type Field, type RuleGroupType } from 'react-querybuilder';
import './branches.css';

const fields: Field[] = [
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
  { name: 'instrument', label: 'Instrument' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'first', field: 'firstName', operator: '=', value: 'Stevie Ray' },
    {
      id: 'group',
      combinator: 'or',
      rules: [
        { id: 'last', field: 'lastName', operator: 'beginsWith', value: 'Va' },
        { id: 'guitar', field: 'instrument', operator: '=', value: 'Guitar' },
      ],
    },
    { id: 'drums', field: 'instrument', operator: '!=', value: 'Drums' },
  ],
};

const controlClassnames = { queryBuilder: 'queryBuilder-branches' };

export default function Branches() {
  const [query, setQuery] = useState(initialQuery);
  const [red, setRed] = useState(true);

  return (
    <div className={red ? 'red-branches' : undefined}>
      <label>
        <input type="checkbox" checked={red} onChange={(e) => setRed(e.target.checked)} /> Red lines
      </label>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(q) => setQuery(q)}
        controlClassnames={controlClassnames}
      />
    </div>
  );
}
