import type { Field } from 'react-querybuilder';

const values = [
  { name: 'drums', label: 'Drums' },
  { name: 'guitar', label: 'Guitar' },
  { name: 'piano', label: 'Piano' },
];

export const fields: Field[] = [
  { name: 'text', label: 'text', placeholder: 'First name' },
  { name: 'select', label: 'select', valueEditorType: 'select', values },
  { name: 'checkbox', label: 'checkbox', valueEditorType: 'checkbox' },
  { name: 'radio', label: 'radio', valueEditorType: 'radio', values },
  { name: 'textarea', label: 'textarea', valueEditorType: 'textarea' },
  {
    name: 'multiselect',
    label: 'multiselect',
    valueEditorType: 'multiselect',
    values,
  },
  { name: 'date', label: 'date', inputType: 'date' },
  {
    name: 'datetime-local',
    label: 'datetime-local',
    inputType: 'datetime-local',
  },
  { name: 'time', label: 'time', inputType: 'time' },
  { name: 'field', label: 'field', valueSources: ['field'] },
];
