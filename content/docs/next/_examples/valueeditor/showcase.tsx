import { useState } from 'react';
import { QueryBuilder, ValueEditor, joinWith, toArray, transformQuery } from 'react-querybuilder';
import type { Controls, Field, RuleGroupType, RuleType } from 'react-querybuilder';

const values = ['bass', 'drums', 'guitar', 'piano'].map((name) => ({ name, label: name }));

const fields: Field[] = [
  { name: 'text', label: 'Text' },
  { name: 'select', label: 'Select', valueEditorType: 'select', values },
  { name: 'checkbox', label: 'Checkbox', valueEditorType: 'checkbox' },
  { name: 'radio', label: 'Radio', valueEditorType: 'radio', values },
  { name: 'textarea', label: 'Textarea', valueEditorType: 'textarea' },
  { name: 'multiselect', label: 'Multiselect', valueEditorType: 'multiselect', values },
  ...['date', 'datetime-local', 'time'].map((type) => ({ name: type, label: type, inputType: type })),
  { name: 'other', label: 'Field', valueSources: ['field'] },
];

const rule = (field: string, value: string | boolean, operator = '='): RuleType => ({
  id: `${field} ${operator}`,
  field,
  operator,
  value,
  valueSource: field === 'other' ? 'field' : 'value',
});

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    rule('text', 'Steve'),
    rule('select', 'guitar'),
    rule('checkbox', true),
    rule('radio', 'drums'),
    rule('textarea', 'Seven strings'),
    rule('multiselect', 'bass,piano'),
    rule('date', '1960-06-06'),
    rule('datetime-local', '1990-05-18T20:00'),
    rule('time', '19:30'),
    rule('text', 'A,M', 'between'),
    rule('select', 'bass,guitar', 'between'),
    rule('other', 'text'),
  ],
};

const Nothing = () => null;
const controlElements: Partial<Controls> = {
  combinatorSelector: Nothing,
  addRuleAction: Nothing,
  addGroupAction: Nothing,
  removeRuleAction: Nothing,
  fieldSelector: (p) => <span>{p.schema.fieldMap[p.value ?? '']?.label}</span>,
  operatorSelector: (p) => <span>{p.value}</span>,
  valueEditor: (p) => (
    <>
      <ValueEditor {...p} />
      <code>{JSON.stringify(p.value)}</code>
    </>
  ),
};

export default function Showcase() {
  const [listsAsArrays, setListsAsArrays] = useState(false);
  const [query, setQuery] = useState(initialQuery);
  const convert = (r: RuleType) =>
    r.operator !== 'between' && r.field !== 'multiselect'
      ? r
      : { ...r, value: listsAsArrays ? joinWith(toArray(r.value)) : toArray(r.value) };
  const toggle = () => {
    setListsAsArrays(!listsAsArrays);
    setQuery(transformQuery(query, { ruleProcessor: convert, omitPath: true }));
  };

  return (
    <>
      <label>
        <input type="checkbox" checked={listsAsArrays} onChange={toggle} /> listsAsArrays
      </label>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(q) => setQuery(q)}
        controlElements={controlElements}
        listsAsArrays={listsAsArrays}
      />
    </>
  );
}
