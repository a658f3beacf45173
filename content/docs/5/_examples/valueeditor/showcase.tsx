import { QueryBuilder, ValueEditor } from 'react-querybuilder';
import type {
  FieldSelectorProps,
  RuleGroupType,
  RuleType,
  ValueEditorProps,
} from 'react-querybuilder';
import { fields } from './fields';

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

const defaultQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    rule('text', 'Steve'),
    rule('select', 'guitar'),
    rule('checkbox', true),
    rule('radio', 'piano'),
    rule('textarea', 'Plays seven strings.'),
    rule('multiselect', 'drums,piano', 'in'),
    rule('date', '1960-06-06'),
    rule('datetime-local', '1960-06-06T20:30'),
    rule('time', '20:30'),
    rule('text', 'A,M', 'between'),
    rule('select', 'drums,guitar', 'between'),
    rule('field', 'text'),
  ],
};

const Nothing = () => null;
const FieldAndOperator = ({ value, operator }: FieldSelectorProps) => (
  <span>{operator === '=' ? value : `${value}, ${operator}`}</span>
);
const EditorAndValue = (props: ValueEditorProps) => (
  <>
    <ValueEditor {...props} title={`Value of ${props.field}`} />
    <code>{JSON.stringify(props.value)}</code>
  </>
);
const controlElements = {
  addGroupAction: Nothing,
  addRuleAction: Nothing,
  combinatorSelector: Nothing,
  fieldSelector: FieldAndOperator,
  operatorSelector: Nothing,
  removeRuleAction: Nothing,
  valueEditor: EditorAndValue,
};

export default function Showcase() {
  return (
    <QueryBuilder
      {...{ fields, defaultQuery, controlElements }}
      listsAsArrays={false}
    />
  );
}
