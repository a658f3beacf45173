import { QueryBuilder, ValueEditor } from 'react-querybuilder';
import type { Field, RuleGroupType, ValueEditorProps } from 'react-querybuilder';

const values = [
  { name: 'drums', label: 'Drums' },
  { name: 'guitar', label: 'Guitar' },
  { name: 'piano', label: 'Piano' },
];

const fields: Field[] = [
  { name: 'text', label: 'text', placeholder: 'First name' },
  { name: 'select', label: 'select', valueEditorType: 'select', values },
  { name: 'checkbox', label: 'checkbox', valueEditorType: 'checkbox' },
  { name: 'radio', label: 'radio', valueEditorType: 'radio', values },
  { name: 'textarea', label: 'textarea', valueEditorType: 'textarea' },
  { name: 'multiselect', label: 'multiselect', valueEditorType: 'multiselect', values },
  { name: 'date', label: 'date', inputType: 'date' },
  { name: 'datetime-local', label: 'datetime-local', inputType: 'datetime-local' },
  { name: 'time', label: 'time', inputType: 'time' },
  { name: 'field', label: 'field', valueSources: ['field'] },
];

const defaultQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'r1', field: 'text', operator: '=', value: 'Steve' },
    { id: 'r2', field: 'select', operator: '=', value: 'guitar' },
    { id: 'r3', field: 'checkbox', operator: '=', value: true },
    { id: 'r4', field: 'radio', operator: '=', value: 'piano' },
    { id: 'r5', field: 'textarea', operator: '=', value: 'Plays seven strings.' },
    { id: 'r6', field: 'multiselect', operator: 'in', value: 'drums,piano' },
    { id: 'r7', field: 'date', operator: '=', value: '1960-06-06' },
    { id: 'r8', field: 'datetime-local', operator: '=', value: '1960-06-06T20:30' },
    { id: 'r9', field: 'time', operator: '=', value: '20:30' },
    { id: 'r10', field: 'field', operator: '=', value: 'text', valueSource: 'field' },
  ],
};
const Hidden = () => null;
const FieldName = ({ value }: { value?: string }) => <code>{value}</code>;
const EditorAndValue = (props: ValueEditorProps) => (
  <>
    <ValueEditor {...props} title={`Value of ${props.field}`} />
    <code>{JSON.stringify(props.value)}</code>
  </>
);
const controlElements = {
  addGroupAction: Hidden,
  addRuleAction: Hidden,
  combinatorSelector: Hidden,
  fieldSelector: FieldName,
  operatorSelector: Hidden,
  removeRuleAction: Hidden,
  valueEditor: EditorAndValue,
};

export default function Showcase() {
  return <QueryBuilder {...{ fields, defaultQuery, controlElements }} />;
}
