import type { Field, RuleType } from 'react-querybuilder';
import { EditorExample } from './EditorExample';
import { RangeEditor } from './RangeEditor';

const fields: Field[] = [
  { name: 'age', label: 'Age', inputType: 'number', range: [0, 120] },
  { name: 'firstName', label: 'First name' },
];

const rule = { id: 'range', field: 'age', operator: 'between', value: '26,52' };

const controlElements = { valueEditor: RangeEditor };

/** The slider's value after the operator changes: one number or two. */
const getDefaultValue = ({ field, operator }: RuleType) => {
  if (field !== 'age') return '';
  return /between/i.test(operator) ? '26,52' : 26;
};

export const RangeExample = () => (
  <EditorExample {...{ fields, rule, controlElements, getDefaultValue }} resetOnOperatorChange />
);
