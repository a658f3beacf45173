import { QueryBuilderBootstrap } from '@react-querybuilder/bootstrap';
import { QueryBuilder } from 'react-querybuilder';
import type { Field, RuleGroupType } from 'react-querybuilder';
import './bootstrap.css';

const fields: Field[] = [
  { name: 'firstName', label: 'First name' },
  {
    name: 'instrument',
    label: 'Instrument',
    valueEditorType: 'select',
    values: [
      { name: 'guitar', label: 'Guitar' },
      { name: 'drums', label: 'Drums' },
    ],
  },
  { name: 'birthdate', label: 'Birthdate', inputType: 'date' },
];

const defaultQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'r1', field: 'firstName', operator: 'beginsWith', value: 'Stev' },
    { id: 'r2', field: 'instrument', operator: '=', value: 'guitar' },
    { id: 'r3', field: 'birthdate', operator: '>=', value: '1954-10-03' },
  ],
};

export default function Bootstrap() {
  return (
    <div className="bootstrap-look">
      <QueryBuilderBootstrap>
        <QueryBuilder fields={fields} defaultQuery={defaultQuery} showNotToggle showCloneButtons />
      </QueryBuilderBootstrap>
    </div>
  );
}
