import { QueryBuilder, toOptions, useRule } from 'react-querybuilder';
import type {
  Controls,
  Field,
  RuleGroupType,
  RuleProps,
} from 'react-querybuilder';

const fields: Field[] = [
  { name: 'firstName', label: 'first name' },
  { name: 'instrument', label: 'instrument' },
];

const operators = [
  { name: '=', label: 'is' },
  { name: 'beginsWith', label: 'begins with' },
  { name: 'notNull', label: 'is known', arity: 1 },
];

const SentenceRule = (props: RuleProps) => {
  const r = useRule(props);
  const { disabled, rule } = r;
  const setField = r.generateOnChangeHandler('field');
  const setOperator = r.generateOnChangeHandler('operator');
  const setValue = r.generateOnChangeHandler('value');

  return (
    <div className={r.outerClassName}>
      The
      <select
        title="Field"
        value={rule.field}
        disabled={disabled}
        onChange={(e) => setField(e.target.value)}
      >
        {toOptions(props.schema.fields)}
      </select>
      <select
        title="Operator"
        value={rule.operator}
        disabled={disabled}
        onChange={(e) => setOperator(e.target.value)}
      >
        {toOptions(r.operators)}
      </select>
      {!r.hideValueControls && (
        <input
          title="Value"
          value={rule.value}
          disabled={disabled}
          onChange={(e) => setValue(e.target.value)}
        />
      )}
      <button type="button" disabled={disabled} onClick={r.removeRule}>
        Remove
      </button>
    </div>
  );
};

const controlElements: Partial<Controls> = { rule: SentenceRule };

const defaultQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'rule-1', field: 'firstName', operator: 'beginsWith', value: 'Stev' },
    { id: 'rule-2', field: 'instrument', operator: 'notNull', value: '' },
  ],
};

export default function SentenceExample() {
  return (
    <QueryBuilder {...{ fields, operators, defaultQuery, controlElements }} />
  );
}
