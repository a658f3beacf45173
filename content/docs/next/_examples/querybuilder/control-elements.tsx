import { useState } from 'react';
import { QueryBuilder, ValueEditor, formatQuery } from 'react-querybuilder';
import type {
  ActionWithRulesAndAddersProps,
  Controls,
  Field,
  RuleGroupType,
  ValueEditorProps,
} from 'react-querybuilder';

const operators = ['>=', '<='].map((name) => ({ name, label: name }));
const fields: Field[] = [
  { name: 'lastName', label: 'Last name' },
  { name: 'yearsPlayed', label: 'Years played', operators, defaultValue: '10' },
];

const AddRule = ({
  rules = [],
  handleOnClick,
  disabled,
  className,
}: ActionWithRulesAndAddersProps) => (
  <button
    type="button"
    className={className}
    disabled={disabled}
    onClick={(e) => handleOnClick(e)}
  >
    Add rule ({rules.length} so far)
  </button>
);

const SliderOrDefault = (props: ValueEditorProps) => {
  const { field, value, handleOnChange, disabled, className } = props;
  if (field !== 'yearsPlayed') return <ValueEditor {...props} />;
  const slider = {
    type: 'range',
    min: 0,
    max: 60,
    'aria-label': 'Years played',
    value,
    disabled,
  };
  return (
    <span className={className}>
      <input {...slider} onChange={(e) => handleOnChange(e.target.value)} />{' '}
      {value}
    </span>
  );
};

// Defined once, outside the component that renders the query builder
const controlElements: Partial<Controls> = {
  addRuleAction: AddRule,
  valueEditor: SliderOrDefault,
};

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'rule-1', field: 'lastName', operator: 'beginsWith', value: 'Vau' },
    { id: 'rule-2', field: 'yearsPlayed', operator: '>=', value: '20' },
  ],
};

export default function ControlElementsExample() {
  const [query, setQuery] = useState(initialQuery);
  const props = { fields, controlElements, query };
  return (
    <>
      <QueryBuilder {...props} onQueryChange={(q) => setQuery(q)} />
      <pre>{formatQuery(query, 'sql')}</pre>
    </>
  );
}
