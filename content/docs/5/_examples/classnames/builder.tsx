import { QueryBuilderDnD } from '@react-querybuilder/dnd';
import * as ReactDnD from 'react-dnd';
import * as ReactDnDHTML5Backend from 'react-dnd-html5-backend';
import { useState } from 'react';
import { QueryBuilder, standardClassnames as names } from 'react-querybuilder';
import type { Field, RuleGroupType } from 'react-querybuilder';
import './builder.css';

const dnd = { ...ReactDnD, ...ReactDnDHTML5Backend };
const labelled = (name: string, ...more: string[]) => ({
  name: more[0] ?? name,
  label: [name, ...more].join(' '),
});
const values = ['x', 'y'].map((name) => labelled(names.valueListItem, name));
const fields: Field[] = [
  {
    ...labelled(names.fields, 'valid'),
    validator: () => true,
    placeholder: names.value,
  },
  {
    ...labelled(names.fields, 'invalid'),
    validator: () => false,
    placeholder: names.value,
  },
  { ...labelled(names.fields, 'source'), valueSources: ['field', 'value'] },
  { ...labelled(names.fields, 'list'), valueEditorType: 'select', values },
];
const operators = ['=', 'between'].map((name) =>
  labelled(names.operators, name),
);
const combinators = ['and', 'or'].map((name) =>
  labelled(names.combinators, name),
);
const keys = [
  'addRule',
  'addGroup',
  'cloneRule',
  'lockRule',
  'lockGroup',
  'notToggle',
  'dragHandle',
] as const;
const text = (name: string) => ({ label: name, title: name });
const translations = {
  ...Object.fromEntries(
    [...keys, 'removeRule' as const, 'removeGroup' as const].map((key) => [
      key,
      text(names[key]),
    ]),
  ),
  cloneRuleGroup: text(names.cloneGroup),
  lockRuleDisabled: text(names.lockRule),
  lockGroupDisabled: text(names.lockGroup),
};
const rule = { operator: '=', value: '' };
const defaultQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { ...rule, id: 'r1', field: 'valid' },
    { ...rule, id: 'r2', field: 'invalid' },
    {
      ...rule,
      id: 'r3',
      field: 'source',
      value: 'valid',
      valueSource: 'field',
    },
    { ...rule, id: 'r4', field: 'list', operator: 'between', value: 'x,y' },
    {
      id: 'g1',
      combinator: 'or',
      disabled: true,
      rules: [{ ...rule, id: 'r5', field: 'valid' }],
    },
  ],
};

export default function ClassNames() {
  const [isBetween, setBetween] = useState(false);
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={isBetween}
          onChange={(e) => setBetween(e.target.checked)}
        />{' '}
        {names.betweenRules}
      </label>
      <QueryBuilderDnD dnd={dnd}>
        <QueryBuilder
          {...{ fields, operators, combinators, translations, defaultQuery }}
          {...{
            showNotToggle: true,
            showCloneButtons: true,
            showLockButtons: true,
          }}
          showCombinatorsBetweenRules={isBetween}
          controlClassnames={{ queryBuilder: 'class-map' }}
        />
      </QueryBuilderDnD>
    </>
  );
}
