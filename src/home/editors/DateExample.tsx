import type { Field } from 'react-querybuilder';
import { DateEditor } from './DateEditor';
import { EditorExample } from './EditorExample';

const fields: Field[] = [
  { name: 'birthdate', label: 'Birthdate', inputType: 'date' },
  { name: 'firstName', label: 'First name' },
];

const rule = { id: 'date', field: 'birthdate', operator: 'between', value: '1917-04-25,1938-01-25' };

const controlElements = { valueEditor: DateEditor };

export const DateExample = () => <EditorExample {...{ fields, rule, controlElements }} resetOnOperatorChange />;
