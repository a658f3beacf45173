import { useState } from 'react';
import {
  QueryBuilder,
  ValueEditor,
  joinWith,
  toArray,
  transformQuery,
} from 'react-querybuilder';
import type {
  Controls,
  FieldSelectorProps,
  RuleType,
  ValueEditorProps,
} from 'react-querybuilder';
import { fields, initialQuery } from './data';

const Nothing = () => null;

const FieldAndOperator = ({ rule, schema }: FieldSelectorProps) => (
  <span>
    {schema.fieldMap[rule.field]?.label}
    {rule.operator === '=' ? '' : `, ${rule.operator}`}
  </span>
);

const EditorAndValue = (props: ValueEditorProps) => (
  <>
    <ValueEditor {...props} title={`Value of ${props.field}`} />
    <code>{JSON.stringify(props.value)}</code>
  </>
);

const controlElements: Partial<Controls> = {
  addGroupAction: Nothing,
  addRuleAction: Nothing,
  combinatorSelector: Nothing,
  fieldSelector: FieldAndOperator,
  operatorSelector: Nothing,
  removeRuleAction: Nothing,
  valueEditor: EditorAndValue,
};

const isList = ({ operator }: RuleType) =>
  operator === 'between' || operator === 'in';

export default function Showcase() {
  const [query, setQuery] = useState(initialQuery);
  const [listsAsArrays, setListsAsArrays] = useState(false);

  const toggle = () => {
    const convert = (value: unknown) =>
      listsAsArrays ? joinWith(toArray(value)) : toArray(value);
    const ruleProcessor = (r: RuleType) =>
      isList(r) ? { ...r, value: convert(r.value) } : r;
    setQuery(transformQuery(query, { ruleProcessor, omitPath: true }));
    setListsAsArrays(!listsAsArrays);
  };

  return (
    <>
      <label>
        <input type="checkbox" checked={listsAsArrays} onChange={toggle} />{' '}
        listsAsArrays
      </label>
      <QueryBuilder
        {...{ fields, query, controlElements, listsAsArrays }}
        onQueryChange={(q) => setQuery(q)}
      />
    </>
  );
}
