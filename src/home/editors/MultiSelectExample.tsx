import type { Field } from 'react-querybuilder';
import { instruments } from '../../demo/core/instruments';
import { EditorExample } from './EditorExample';
import { MultiSelectEditor } from './MultiSelectEditor';

const fields: Field[] = [
  {
    name: 'alsoPlays',
    label: 'Also plays',
    valueEditorType: 'multiselect',
    values: instruments,
    operators: [
      { name: 'in', label: 'any of' },
      { name: 'notIn', label: 'none of' },
    ],
  },
  { name: 'firstName', label: 'First name' },
];

const rule = { id: 'multi-select', field: 'alsoPlays', operator: 'in', value: 'Guitar,Kora,Theremin' };

const controlElements = { valueEditor: MultiSelectEditor };

export const MultiSelectExample = () => <EditorExample {...{ fields, rule, controlElements }} />;
