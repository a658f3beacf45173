import type { Field, RuleGroupType, RuleType } from 'react-querybuilder';

const values = ['bass', 'drums', 'guitar', 'piano'].map((name) => ({
  name,
  label: name,
}));

export const fields: Field[] = [
  { name: 'text', label: 'text', placeholder: 'First name' },
  { name: 'select', label: 'select', valueEditorType: 'select', values },
  { name: 'checkbox', label: 'checkbox', valueEditorType: 'checkbox' },
  { name: 'switch', label: 'switch', valueEditorType: 'switch' },
  { name: 'radio', label: 'radio', valueEditorType: 'radio', values },
  { name: 'textarea', label: 'textarea', valueEditorType: 'textarea' },
  {
    name: 'multiselect',
    label: 'multiselect',
    valueEditorType: 'multiselect',
    values,
  },
  ...['date', 'datetime-local', 'time'].map((inputType) => ({
    name: inputType,
    label: `text, as ${inputType}`,
    inputType,
  })),
  { name: 'field', label: 'another field', valueSources: ['field'] },
];

const rule = (
  field: string,
  value: string | boolean,
  operator = '=',
): RuleType => ({
  id: `${field} ${operator}`,
  field,
  operator,
  value,
  valueSource: field === 'field' ? 'field' : 'value',
});

export const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    rule('text', 'Steve'),
    rule('select', 'guitar'),
    rule('checkbox', true),
    rule('switch', false),
    rule('radio', 'drums'),
    rule('textarea', 'Plays seven strings.'),
    rule('multiselect', 'bass,piano', 'in'),
    rule('date', '1960-06-06'),
    rule('datetime-local', '1960-06-06T20:30'),
    rule('time', '20:30'),
    rule('text', 'A,M', 'between'),
    rule('select', 'bass,guitar', 'between'),
    rule('field', 'text'),
  ],
};
