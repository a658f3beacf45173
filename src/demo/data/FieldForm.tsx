import { useId, useState, type KeyboardEvent } from 'react';
import { defaultOperators, type Field } from 'react-querybuilder';
import { MAX_NAME_LENGTH, MAX_VALUES, nameProblem } from '../core/dataLimits';
import {
  FIELD_TYPES,
  hasValues,
  makeField,
  namedOperators,
  operatorsOf,
  TYPE_NAMES,
  typeOf,
  valuesOf,
  type FieldType,
} from '../core/fieldTypes';
import { Button } from '../../ui/Button';
import '../../ui/field.css';
import * as styles from './data.module.css';

interface FieldFormProps {
  field: Field;
  /** Names of other fields. */
  taken: readonly string[];
  disabled: boolean;
  canBeRemoved: boolean;
  onChange: (field: Field) => void;
  onRemove: () => void;
}

/** Edits one field; texts count when they are left, so that no half of a name does. */
export function FieldForm({ field, taken, disabled, canBeRemoved, onChange, onRemove }: FieldFormProps) {
  const type = typeOf(field);
  const operators = operatorsOf(field).map(({ name }) => name);
  const setType = (next: FieldType) =>
    onChange(makeField({ name: field.name, label: field.label, type: next, values: valuesOf(field) }));
  const setLabel = (label: string) =>
    onChange({ ...field, label, ...(field.placeholder === field.label && { placeholder: label }) });
  const setValues = (text: string) => {
    const labels = new Map(valuesOf(field).map(({ name, label }) => [name, label]));
    onChange({ ...field, values: linesOf(text).map((name) => ({ name, label: labels.get(name) ?? name })) });
  };
  const setOperator = (name: string, isWanted: boolean) => {
    const names = isWanted ? [...operators, name] : operators.filter((other) => other !== name);
    // Without one, there would be no rule about the field.
    if (names.length > 0) onChange({ ...field, operators: namedOperators(names) });
  };
  return (
    <fieldset className={styles.form} disabled={disabled}>
      <legend className="sr-only">{field.label}</legend>
      <TextBox
        label="Name"
        value={field.name}
        problemOf={(name) => nameProblem(name, taken)}
        onChange={(name) => onChange({ ...field, name })}
      />
      <TextBox label="Label" value={field.label} problemOf={labelProblem} onChange={setLabel} />
      <label className={styles.box}>
        Type
        <select className="ui-field" value={type} onChange={(event) => setType(event.target.value as FieldType)}>
          {TYPE_NAMES.map((name) => (
            <option key={name} value={name}>
              {FIELD_TYPES[name].label}
            </option>
          ))}
        </select>
      </label>
      {hasValues(type) && (
        <TextBox
          label="Values, one a line"
          isLong
          value={valuesOf(field)
            .map(({ name }) => name)
            .join('\n')}
          problemOf={valuesProblem}
          onChange={setValues}
        />
      )}
      <fieldset className={styles.operators}>
        <legend>Operators</legend>
        {defaultOperators.map(({ name, label }) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={operators.includes(name)}
              onChange={(event) => setOperator(name, event.target.checked)}
            />{' '}
            {label}
          </label>
        ))}
      </fieldset>
      {canBeRemoved && (
        <Button look="small" onClick={onRemove}>
          Remove this field
        </Button>
      )}
    </fieldset>
  );
}

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

const labelProblem = (label: string): string | undefined => {
  if (label.trim() === '') return 'A field needs a label.';
  return label.length > MAX_NAME_LENGTH ? `A label has at most ${MAX_NAME_LENGTH} characters.` : undefined;
};

function valuesProblem(text: string): string | undefined {
  const values = linesOf(text);
  if (values.length > MAX_VALUES) return `A field has at most ${MAX_VALUES} values.`;
  const isLong = values.some((value) => value.length > MAX_NAME_LENGTH);
  return isLong ? `A value has at most ${MAX_NAME_LENGTH} characters.` : undefined;
}

interface TextBoxProps {
  label: string;
  value: string;
  isLong?: boolean;
  /** Why a text cannot be used, in a sentence. */
  problemOf: (text: string) => string | undefined;
  onChange: (text: string) => void;
}

/** Keeps a text that cannot be used, with the reason. */
function TextBox({ label, value, isLong = false, problemOf, onChange }: TextBoxProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [seen, setSeen] = useState(value);
  // What was typed for another field, or before an undo, is not for this value.
  if (seen !== value) {
    setSeen(value);
    setTyped(undefined);
    setProblem(undefined);
  }
  const text = typed ?? value;
  const leave = () => {
    const found = text === value ? undefined : problemOf(text);
    setProblem(found);
    if (found) return;
    setTyped(undefined);
    if (text !== value) onChange(text);
  };
  const box = {
    id,
    className: 'ui-field',
    value: text,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
    onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
    onBlur: leave,
  };
  return (
    <div className={styles.box}>
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <textarea rows={5} {...box} />
      ) : (
        <input
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          {...box}
          onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && leave()}
        />
      )}
      <p id={`${id}-problem`} role="alert" className="ui-notice danger" hidden={!problem}>
        {problem}
      </p>
    </div>
  );
}
