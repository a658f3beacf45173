import { ActionElement, QueryBuilder } from 'react-querybuilder';
import type {
  ActionWithRulesAndAddersProps,
  Field,
  RuleGroupType,
} from 'react-querybuilder';

const fields: Field[] = [
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
];

const defaultQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'r1', field: 'firstName', operator: '=', value: 'Stevie' },
    {
      id: 'g1',
      combinator: 'or',
      rules: [{ id: 'r2', field: 'lastName', operator: '=', value: 'Wonder' }],
    },
  ],
};

const AddGroupAtTopLevel = (props: ActionWithRulesAndAddersProps) =>
  props.level === 0 ? <ActionElement {...props} /> : null;

const controlElements = { addGroupAction: AddGroupAtTopLevel };

export default function TopLevelOnly() {
  return (
    <QueryBuilder
      fields={fields}
      defaultQuery={defaultQuery}
      controlElements={controlElements}
    />
  );
}
