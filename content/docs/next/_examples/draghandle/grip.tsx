import { QueryBuilderDnD } from '@react-querybuilder/dnd';
import { forwardRef } from 'react';
import * as ReactDnD from 'react-dnd';
import * as ReactDndHtml5Backend from 'react-dnd-html5-backend';
import { QueryBuilder } from 'react-querybuilder';
import type {
  Controls,
  DragHandleProps,
  Field,
  RuleGroupType,
} from 'react-querybuilder';

const dnd = { ...ReactDnD, ...ReactDndHtml5Backend };

const fields: Field[] = [
  { name: 'firstName', label: 'First name' },
  { name: 'instrument', label: 'Instrument' },
];

const Grip = forwardRef<HTMLSpanElement, DragHandleProps>(
  ({ className, disabled, ruleOrGroup }, ref) => (
    <span
      ref={ref}
      className={className}
      title={`Move this ${'rules' in ruleOrGroup ? 'group' : 'rule'}`}
    >
      {disabled ? '🔒' : '☰'}
    </span>
  ),
);
Grip.displayName = 'Grip';

const controlElements: Partial<Controls> = { dragHandle: Grip };

const defaultQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'rule-1', field: 'firstName', operator: '=', value: 'Steve' },
    {
      id: 'rule-2',
      field: 'firstName',
      operator: '=',
      value: 'Stevie',
      disabled: true,
    },
    {
      id: 'group-1',
      combinator: 'or',
      rules: [
        { id: 'rule-3', field: 'instrument', operator: '=', value: 'Guitar' },
      ],
    },
  ],
};

export default function GripExample() {
  return (
    <QueryBuilderDnD dnd={dnd}>
      <QueryBuilder
        fields={fields}
        defaultQuery={defaultQuery}
        controlElements={controlElements}
      />
    </QueryBuilderDnD>
  );
}
