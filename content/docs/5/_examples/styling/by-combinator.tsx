import { QueryBuilder } from 'react-querybuilder';
import type { Combinator, Field, RuleGroupType } from 'react-querybuilder';
import './by-combinator.css';

const fields: Field[] = [
  { name: 'firstName', label: 'First name', placeholder: 'Any name' },
  { name: 'lastName', label: 'Last name', placeholder: 'Any name' },
];

const combinators: Combinator[] = [
  { name: 'and', label: 'all of', className: 'all' },
  { name: 'or', label: 'any of', className: 'any' },
];

const defaultQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'r1', field: 'firstName', operator: 'beginsWith', value: '' },
    {
      id: 'g1',
      combinator: 'or',
      rules: [
        { id: 'r2', field: 'lastName', operator: '=', value: 'Vai' },
        { id: 'r3', field: 'lastName', operator: '=', value: 'Vaughan' },
      ],
    },
  ],
};

const controlClassnames = { queryBuilder: 'by-combinator' };

export default function ByCombinator() {
  return (
    <QueryBuilder
      {...{ fields, combinators, defaultQuery, controlClassnames }}
    />
  );
}
