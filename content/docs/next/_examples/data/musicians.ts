import type { Field, OptionGroup } from 'react-querybuilder';

export const instruments: OptionGroup[] = [
  {
    label: 'Strings',
    options: [
      { name: 'Guitar', label: 'Guitar' },
      { name: 'Bass', label: 'Bass' },
    ],
  },
  { label: 'Percussion', options: [{ name: 'Drums', label: 'Drums' }] },
];

export const fields: Field[] = [
  { name: 'firstName', label: 'First name', placeholder: 'Enter a first name' },
  { name: 'lastName', label: 'Last name' },
  { name: 'age', label: 'Age', inputType: 'number' },
  { name: 'birthdate', label: 'Birthdate', inputType: 'date' },
  {
    name: 'instrument',
    label: 'Instrument',
    valueEditorType: (operator) =>
      ['in', 'notIn'].includes(operator) ? 'multiselect' : 'select',
    values: instruments,
  },
];
