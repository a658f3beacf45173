import { QueryBuilder, isOptionGroupArray } from 'react-querybuilder';
import type {
  CombinatorSelectorProps,
  Controls,
  Field,
  RuleGroupType,
} from 'react-querybuilder';

const fields: Field[] = [
  { name: 'firstName', label: 'First name' },
  { name: 'instrument', label: 'Instrument' },
];

const CombinatorButtons = (props: CombinatorSelectorProps) => {
  // Options may be in groups
  const options = isOptionGroupArray(props.options)
    ? props.options.flatMap((group) => group.options)
    : props.options;

  return (
    <span className={props.className} role="group" title={props.title}>
      {options.map(({ name, label }) => (
        <button
          key={name}
          type="button"
          disabled={props.disabled}
          aria-pressed={name === props.value}
          style={{ fontWeight: name === props.value ? 'bold' : 'normal' }}
          onClick={() => props.handleOnChange(name)}
        >
          {label}
        </button>
      ))}
    </span>
  );
};

const controlElements: Partial<Controls> = {
  combinatorSelector: CombinatorButtons,
};

const defaultQuery: RuleGroupType = {
  id: 'root',
  combinator: 'or',
  rules: [
    { id: 'rule-1', field: 'firstName', operator: '=', value: 'Steve' },
    { id: 'rule-2', field: 'instrument', operator: '=', value: 'Guitar' },
  ],
};

export default function CombinatorButtonsExample() {
  return (
    <QueryBuilder
      fields={fields}
      defaultQuery={defaultQuery}
      controlElements={controlElements}
    />
  );
}
