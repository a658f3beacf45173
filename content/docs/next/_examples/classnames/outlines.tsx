import { QueryBuilderDnD } from '@react-querybuilder/dnd';
import * as ReactDnD from 'react-dnd';
import * as ReactDndHtml5Backend from 'react-dnd-html5-backend';
import { QueryBuilder, standardClassnames as sc } from 'react-querybuilder';
import type { Field, RuleGroupType, Translations } from 'react-querybuilder';
import './outlines.css';

const dnd = { ...ReactDnD, ...ReactDndHtml5Backend };

const fields: Field[] = [
  { name: 'valid', label: sc.valid, validator: () => true },
  { name: 'invalid', label: sc.invalid, validator: () => false },
  { name: 'both', label: sc.valueSource, valueSources: ['value', 'field'] },
  { name: 'list', label: sc.valueListItem },
];

const query: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'valid', field: 'valid', operator: '=', value: sc.value },
    { id: 'invalid', field: 'invalid', operator: '=', value: sc.value },
    { id: 'both', field: 'both', operator: '=', value: 'valid', valueSource: 'field' },
    { id: 'list', field: 'list', operator: 'between', value: [sc.valueListItem, sc.valueListItem] },
    {
      id: 'group',
      combinator: 'or',
      disabled: true,
      rules: [{ id: 'disabled', field: 'list', operator: '=', value: sc.disabled }],
    },
  ],
};

const text = (name: string) => ({ label: name, title: name });
const translations: Partial<Translations> = {
  fields: text(sc.fields),
  operators: text(sc.operators),
  value: text(sc.value),
  combinators: text(sc.combinators),
  valueSourceSelector: text(sc.valueSource),
  addRule: text(sc.addRule),
  addGroup: text(sc.addGroup),
  notToggle: text(sc.notToggle),
  cloneRule: text(sc.cloneRule),
  cloneRuleGroup: text(sc.cloneGroup),
  lockRule: text(sc.lockRule),
  lockRuleDisabled: text(sc.lockRule),
  lockGroup: text(sc.lockGroup),
  lockGroupDisabled: text(sc.lockGroup),
  removeRule: text(sc.removeRule),
  removeGroup: text(sc.removeGroup),
  dragHandle: { title: sc.dragHandle },
};

export default function Outlines() {
  return (
    <QueryBuilderDnD dnd={dnd}>
      <QueryBuilder
        fields={fields}
        defaultQuery={query}
        translations={translations}
        controlClassnames={{ queryBuilder: 'outlined' }}
        listsAsArrays
        showNotToggle
        showCloneButtons
        showLockButtons
      />
    </QueryBuilderDnD>
  );
}
