import { QueryBuilder } from 'react-querybuilder';
import type { Field, RuleGroupType } from 'react-querybuilder';

const fields: Field[] = [
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
];

const defaultQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'r1', field: 'firstName', operator: '=', value: 'Stevie' },
    { id: 'r2', field: 'lastName', operator: '=', value: 'Wonder' },
  ],
};

const controlElements = { addGroupAction: () => null };

export default function NoGroups() {
  return <QueryBuilder fields={fields} defaultQuery={defaultQuery} controlElements={controlElements} />;
}
