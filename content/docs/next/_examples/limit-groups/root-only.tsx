import { useState } from 'react';
import { ActionElement, QueryBuilder } from 'react-querybuilder';
import type {
  ActionWithRulesAndAddersProps,
  Controls,
  Field,
  RuleGroupType,
} from 'react-querybuilder';

const fields: Field[] = [
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'first', field: 'firstName', operator: 'beginsWith', value: 'Stev' },
    {
      id: 'group',
      combinator: 'or',
      rules: [
        {
          id: 'last',
          field: 'lastName',
          operator: 'in',
          value: 'Vai, Vaughan',
        },
      ],
    },
  ],
};

const AddGroupInRoot = (props: ActionWithRulesAndAddersProps) =>
  props.level === 0 ? <ActionElement {...props} /> : null;

const controlElements: Partial<Controls> = { addGroupAction: AddGroupInRoot };

export default function RootOnly() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <QueryBuilder
      fields={fields}
      query={query}
      onQueryChange={(q) => setQuery(q)}
      controlElements={controlElements}
    />
  );
}
