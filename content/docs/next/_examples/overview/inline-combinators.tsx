import { QueryBuilder } from 'react-querybuilder';
import type { Field, RuleGroupTypeIC } from 'react-querybuilder';
import './inline-combinators.css';

const fields: Field[] = [
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
  { name: 'age', label: 'Age', inputType: 'number' },
];

const defaultQuery: RuleGroupTypeIC = {
  id: 'root',
  rules: [
    { id: 'r1', field: 'firstName', operator: 'beginsWith', value: 'Stev' },
    'and',
    {
      id: 'g1',
      rules: [
        { id: 'r2', field: 'lastName', operator: '=', value: 'Vai' },
        'or',
        { id: 'r3', field: 'lastName', operator: '=', value: 'Vaughan' },
      ],
    },
    'or',
    { id: 'r4', field: 'age', operator: '>', value: '28' },
  ],
};

const controlClassnames = { queryBuilder: 'inline-combinators' };

export default function InlineCombinators() {
  return (
    <QueryBuilder
      {...{ fields, defaultQuery, controlClassnames }}
      independentCombinators
    />
  );
}
