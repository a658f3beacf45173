import { QueryBuilder, standardClassnames as names } from 'react-querybuilder';
import type { Field, RuleGroupType } from 'react-querybuilder';
import './builder.css';

const fields: Field[] = [
  { name: 'f1', label: `${names.fields} (valid)`, validator: () => true, placeholder: names.value },
  { name: 'f2', label: `${names.fields} (invalid)`, validator: () => false },
  { name: 'f3', label: names.fields, valueSources: ['field', 'value'] },
  {
    name: 'f4',
    label: `${names.fields} (list)`,
    valueEditorType: 'select',
    values: ['x', 'y'].map((n) => ({ name: n, label: `${names.valueListItem} ${n}` })),
  },
];
const operators = ['=', 'between'].map((name) => ({ name, label: `${names.operators} ${name}` }));
const combinators = ['and', 'or'].map((name) => ({ name, label: `${names.combinators} ${name}` }));
const translations = {
  addRule: { label: names.addRule, title: names.addRule },
  addGroup: { label: names.addGroup, title: names.addGroup },
  cloneRule: { label: names.cloneRule, title: names.cloneRule },
  cloneRuleGroup: { label: names.cloneGroup, title: names.cloneGroup },
  dragHandle: { label: names.dragHandle, title: names.dragHandle },
  lockRule: { label: names.lockRule, title: names.lockRule },
  lockGroup: { label: names.lockGroup, title: names.lockGroup },
  lockRuleDisabled: { label: names.lockRule, title: names.lockRule },
  lockGroupDisabled: { label: names.lockGroup, title: names.lockGroup },
  notToggle: { label: names.notToggle, title: names.notToggle },
  removeRule: { label: names.removeRule, title: names.removeRule },
  removeGroup: { label: names.removeGroup, title: names.removeGroup },
};
const f5 = { field: 'f1', operator: '=', value: '', disabled: true };
const defaultQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'r1', field: 'f1', operator: '=', value: '' },
    { id: 'r2', field: 'f2', operator: '=', value: names.value },
    { id: 'r3', field: 'f3', operator: '=', value: 'f1', valueSource: 'field' },
    { id: 'r4', field: 'f4', operator: 'between', value: 'x,y' },
    { id: 'g1', combinator: 'or', disabled: true, rules: [{ id: 'r5', ...f5 }] },
  ],
};

export default function ClassNames() {
  return (
    <QueryBuilder
      {...{ fields, operators, combinators, translations, defaultQuery }}
      controlClassnames={{ queryBuilder: 'class-map' }}
      enableDragAndDrop
      showNotToggle
      showCloneButtons
      showLockButtons
    />
  );
}
