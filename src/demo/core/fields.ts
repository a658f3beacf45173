import type { Field, Operator, RuleValidator } from 'react-querybuilder';
import { instruments } from './instruments';

const UNARY = ['null', 'notNull'];

/** Blanks and the commas of a list do not count as a value. */
const hasValue: RuleValidator = ({ operator, value }) => UNARY.includes(operator) || /[^\s,]/.test(String(value ?? ''));

const only = (name: string): Operator[] => [{ name, label: name }];

/** Fields with the same `group` can be compared with each other. */
const groupedField = (number: number): Field => ({
  name: `groupedField${number}`,
  label: `Grouped field ${number}`,
  placeholder: 'A value or another field of the group',
  comparator: 'group',
  group: 'grouped',
  valueSources: ['field', 'value'],
});

/** One field of each kind. A text input's placeholder also names the two inputs of a range for screen readers. */
export const fields: Field[] = [
  { name: 'firstName', label: 'First name', placeholder: 'Enter a first name', validator: hasValue },
  {
    name: 'lastName',
    label: 'Last name',
    placeholder: 'Enter a last name',
    defaultOperator: 'beginsWith',
    validator: hasValue,
  },
  { name: 'age', label: 'Age', inputType: 'number', placeholder: 'Enter an age' },
  {
    name: 'isMusician',
    label: 'Is a musician',
    valueEditorType: 'checkbox',
    operators: only('='),
    defaultValue: false,
  },
  {
    name: 'instrument',
    label: 'Instrument',
    valueEditorType: 'select',
    values: instruments,
    operators: only('='),
  },
  {
    name: 'alsoPlays',
    label: 'Also plays',
    valueEditorType: 'multiselect',
    values: instruments,
    operators: only('in'),
  },
  {
    name: 'gender',
    label: 'Gender',
    valueEditorType: 'radio',
    operators: only('='),
    values: [
      { name: 'F', label: 'Female' },
      { name: 'M', label: 'Male' },
      { name: 'O', label: 'Other' },
    ],
  },
  { name: 'height', label: 'Height', placeholder: 'Enter a height', validator: hasValue },
  { name: 'job', label: 'Job', placeholder: 'Enter a job', validator: hasValue },
  { name: 'description', label: 'Description', valueEditorType: 'textarea', placeholder: 'Enter a description' },
  { name: 'birthdate', label: 'Birthdate', inputType: 'date', placeholder: 'Choose a date' },
  { name: 'datetime', label: 'Show time', inputType: 'datetime-local', placeholder: 'Choose a date and time' },
  { name: 'alarm', label: 'Daily alarm', inputType: 'time', placeholder: 'Choose a time' },
  ...[1, 2, 3, 4].map(groupedField),
];
