import { QueryBuilder, Rule, useRule } from 'react-querybuilder';
import type {
  Controls,
  Field,
  RuleGroupType,
  RuleProps,
  RuleType,
} from 'react-querybuilder';

const isNumber = ({ value }: RuleType) =>
  Number.isNaN(Number.parseFloat(value))
    ? { valid: false, reasons: ['The age must be a number.'] }
    : true;

const fields: Field[] = [
  { name: 'firstName', label: 'First name' },
  { name: 'age', label: 'Age', validator: isNumber },
];

const RuleWithReasons = (props: RuleProps) => {
  const { validationResult } = useRule(props);
  const reasons =
    typeof validationResult === 'object'
      ? (validationResult?.reasons ?? [])
      : [];
  return (
    <div>
      <Rule {...props} />
      {reasons.map((reason) => (
        <small key={reason} role="status">
          {reason}
        </small>
      ))}
    </div>
  );
};

const controlElements: Partial<Controls> = { rule: RuleWithReasons };

const defaultQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'rule-1', field: 'firstName', operator: '=', value: 'Steve' },
    { id: 'rule-2', field: 'age', operator: '>', value: 'twenty-six' },
  ],
};

export default function ReasonsExample() {
  return (
    <QueryBuilder
      fields={fields}
      defaultQuery={defaultQuery}
      controlElements={controlElements}
    />
  );
}
