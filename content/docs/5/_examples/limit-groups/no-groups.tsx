import { QueryBuilder } from 'react-querybuilder';
import type { RuleGroupType } from 'react-querybuilder';
import { fields } from '../data/musicians';

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
  return (
    <QueryBuilder
      fields={fields}
      defaultQuery={defaultQuery}
      controlElements={controlElements}
    />
  );
}
