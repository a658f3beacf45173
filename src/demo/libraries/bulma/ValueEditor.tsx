import { useId } from 'react';
import { parseNumber, useValueEditor, type ValueEditorProps } from 'react-querybuilder';
import { BulmaRangeEditor } from './RangeEditor';
import { BulmaValueSelector } from './ValueSelector';

/** The editor of a rule's value: the control of Bulma's that fits the field and the operator. */
export function BulmaValueEditor(props: ValueEditorProps) {
  const { operator, type = 'text' } = props;
  useValueEditor(props);

  if (operator === 'null' || operator === 'notNull') return null;
  const isRange = operator === 'between' || operator === 'notBetween';
  if (isRange && (type === 'select' || type === 'text')) return <BulmaRangeEditor {...props} />;

  switch (type) {
    case 'select':
    case 'multiselect':
      return <OptionsEditor {...props} />;
    case 'textarea':
      return <TextareaEditor {...props} />;
    case 'checkbox':
    case 'switch':
      return <CheckboxEditor {...props} />;
    case 'radio':
      return <RadioEditor {...props} />;
    default:
      return <InputEditor {...props} />;
  }
}

function OptionsEditor({
  selectorComponent: Selector = BulmaValueSelector,
  type,
  values = [],
  ...props
}: ValueEditorProps) {
  return <Selector {...props} options={values} multiple={type === 'multiselect'} />;
}

function TextareaEditor({ className, title, value, fieldData, disabled, handleOnChange, testID }: ValueEditorProps) {
  return (
    <textarea
      data-testid={testID}
      className={`textarea is-small ${className}`}
      title={title}
      placeholder={fieldData?.placeholder}
      value={value}
      disabled={disabled}
      onChange={(event) => handleOnChange(event.target.value)}
    />
  );
}

/** Bulma has no switch of its own: it looks like a checkbox, and says that it is one that turns something on. */
function CheckboxEditor({ className, title, type, value, disabled, handleOnChange, testID }: ValueEditorProps) {
  return (
    <input
      data-testid={testID}
      type="checkbox"
      role={type === 'switch' ? 'switch' : undefined}
      className={className}
      title={title}
      checked={!!value}
      disabled={disabled}
      onChange={(event) => handleOnChange(event.target.checked)}
    />
  );
}

function RadioEditor({ className, title, value, values = [], disabled, handleOnChange, testID }: ValueEditorProps) {
  const name = useId();
  return (
    <span data-testid={testID} className={`radios ${className}`} role="radiogroup" aria-label={title} title={title}>
      {values.map((option) => (
        <label key={option.name} className="radio">
          <input
            type="radio"
            name={name}
            value={option.name}
            checked={value === option.name}
            disabled={disabled}
            onChange={(event) => handleOnChange(event.target.value)}
          />{' '}
          {option.label}
        </label>
      ))}
    </span>
  );
}

function InputEditor(props: ValueEditorProps) {
  const { className, title, value, operator, inputType, fieldData, parseNumbers, disabled, handleOnChange, testID } =
    props;
  // A list of numbers or dates has commas, which their own inputs do not take.
  const isList = operator === 'in' || operator === 'notIn';
  return (
    <input
      data-testid={testID}
      type={isList ? 'text' : inputType || 'text'}
      className={`input is-small ${className}`}
      title={title}
      placeholder={fieldData?.placeholder}
      value={value}
      disabled={disabled}
      onChange={(event) => handleOnChange(parseNumber(event.target.value, { parseNumbers }))}
    />
  );
}
