import { useState } from 'react';
import { ActionElement, QueryBuilder } from 'react-querybuilder';
import type {
  ActionProps,
  Controls,
  Field,
  RuleGroupType,
} from 'react-querybuilder';

const fields: Field[] = [
  { name: 'firstName', label: 'First name' },
  { name: 'instrument', label: 'Instrument' },
];

const AskTwice = (props: ActionProps) => {
  const [asked, setAsked] = useState(false);
  return (
    <ActionElement
      {...props}
      label={asked ? 'Click again to remove' : 'Remove'}
      handleOnClick={(e) => (asked ? props.handleOnClick(e) : setAsked(true))}
    />
  );
};

const controlElements: Partial<Controls> = {
  removeRuleAction: AskTwice,
  removeGroupAction: AskTwice,
};

const defaultQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'rule-1', field: 'firstName', operator: '=', value: 'Steve' },
    {
      id: 'group-1',
      combinator: 'or',
      rules: [
        { id: 'rule-2', field: 'instrument', operator: '=', value: 'Guitar' },
      ],
    },
  ],
};

export default function AskTwiceExample() {
  return (
    <QueryBuilder
      fields={fields}
      defaultQuery={defaultQuery}
      controlElements={controlElements}
    />
  );
}
