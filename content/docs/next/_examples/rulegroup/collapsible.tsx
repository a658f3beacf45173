import { useState } from 'react';
import {
  QueryBuilder,
  RuleGroupBodyComponents,
  RuleGroupHeaderComponents,
  useRuleGroup,
} from 'react-querybuilder';
import type {
  Controls,
  Field,
  RuleGroupProps,
  RuleGroupType,
} from 'react-querybuilder';

const fields: Field[] = [
  { name: 'firstName', label: 'First name' },
  { name: 'instrument', label: 'Instrument' },
];

const CollapsibleGroup = (props: RuleGroupProps) => {
  const group = useRuleGroup(props);
  const { classNames, dropRef, outerClassName, previewRef, ruleGroup } = group;
  const [isOpen, setIsOpen] = useState(true);

  return (
    <div ref={previewRef} className={outerClassName}>
      <div ref={dropRef} className={classNames.header}>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Hide' : `Show ${ruleGroup.rules.length}`}
        </button>
        <RuleGroupHeaderComponents {...props} {...group} />
      </div>
      <div className={classNames.body} hidden={!isOpen}>
        {isOpen && <RuleGroupBodyComponents {...props} {...group} />}
      </div>
    </div>
  );
};

const controlElements: Partial<Controls> = { ruleGroup: CollapsibleGroup };

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

export default function CollapsibleExample() {
  return (
    <QueryBuilder
      fields={fields}
      defaultQuery={defaultQuery}
      controlElements={controlElements}
    />
  );
}
