import { useState } from 'react';
import { QueryBuilder } from 'react-querybuilder';
import type { Field, RuleGroupType } from 'react-querybuilder';

const fields: Field[] = [
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
  { name: 'instrument', label: 'Instrument' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'rule-1', field: 'instrument', operator: '=', value: 'Guitar' },
  ],
};

export default function ChangesExample() {
  const [message, setMessage] = useState('Add rules and groups.');
  const refuse = (reason: string) => {
    setMessage(reason);
    return false as const;
  };

  return (
    <>
      <QueryBuilder<RuleGroupType>
        fields={fields}
        defaultQuery={initialQuery}
        // A new rule asks for the instrument
        onAddRule={(rule, parentPath) => {
          console.log('onAddRule', rule, parentPath);
          return { ...rule, field: 'instrument', value: 'Piano' };
        }}
        // A new group is an "or" group, and groups nest no deeper than one level
        onAddGroup={(group, parentPath) => {
          console.log('onAddGroup', group, parentPath);
          return parentPath.length > 0
            ? refuse('No group inside a group.')
            : { ...group, combinator: 'or' };
        }}
        onQueryChange={() => setMessage('Changed.')}
        enableMountQueryChange={false}
      />
      <p role="status">{message}</p>
    </>
  );
}
