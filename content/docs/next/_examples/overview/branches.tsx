import { useState } from 'react';
import { QueryBuilder } from 'react-querybuilder';
import type { Field, RuleGroupType } from 'react-querybuilder';
import './branches.css';

const fields: Field[] = [
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
  { name: 'age', label: 'Age', inputType: 'number' },
];

const defaultQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'r1', field: 'firstName', operator: 'beginsWith', value: 'Stev' },
    {
      id: 'g1',
      combinator: 'or',
      rules: [
        { id: 'r2', field: 'lastName', operator: '=', value: 'Vai' },
        { id: 'r3', field: 'lastName', operator: '=', value: 'Vaughan' },
      ],
    },
    { id: 'r4', field: 'age', operator: '>', value: '28' },
  ],
};

export default function Branches() {
  const [isRed, setRed] = useState(true);
  const queryBuilder = { 'queryBuilder-branches': true, 'red-branches': isRed };
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={isRed}
          onChange={(e) => setRed(e.target.checked)}
        />{' '}
        Red lines
      </label>
      <QueryBuilder
        fields={fields}
        defaultQuery={defaultQuery}
        controlClassnames={{ queryBuilder }}
      />
    </>
  );
}
