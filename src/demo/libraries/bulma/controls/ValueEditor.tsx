import { useId } from 'react';
import { parseNumber, useValueEditor, type ValueEditorProps } from 'react-querybuilder';
import { CheckEditor } from '../../shared/CheckEditor';
import { MultiSelect } from '../../shared/MultiSelect';
import { isRange, RangeEditor } from '../../shared/RangeEditor';
import { BulmaValueSelector } from './ValueSelector';

export function BulmaValueEditor(props: ValueEditorProps) {
  const { operator, type = 'text', values = [], selectorComponent: Selector = BulmaValueSelector } = props;
  useValueEditor(props);

  if (operator === 'null' || operator === 'notNull') return null;
  if (isRange(props)) return <RangeEditor {...props} editor={BulmaValueEditor} />;

  switch (type) {
    case 'select':
      return <Selector {...props} options={values} />;
    case 'multiselect':
      return <MultiSelect {...props} options={values} />;
    case 'textarea':
      return <TextareaEditor {...props} />;
    case 'checkbox':
    case 'switch': // Bulma has none.
      return <CheckEditor {...props} />;
    case 'radio':
      return <RadioEditor {...props} />;
    default:
      return <InputEditor {...props} />;
  }
}

function InputEditor(props: ValueEditorProps) {
  const { className = '', title, value, operator, inputType, fieldData, parseNumbers, disabled, testID } = props;
  // Number and date inputs reject the commas of a list.
  const isList = operator === 'in' || operator === 'notIn';
  return (
    <input
      data-testid={testID}
      type={isList ? 'text' : inputType || 'text'}
      className={`input is-small ${className}`}
      title={title}
      aria-label={title}
      placeholder={fieldData?.placeholder}
      value={value}
      disabled={disabled}
      onChange={(event) => props.handleOnChange(parseNumber(event.target.value, { parseNumbers }))}
    />
  );
}

function TextareaEditor(props: ValueEditorProps) {
  const { className = '', title, value, fieldData, disabled, handleOnChange, testID } = props;
  return (
    <textarea
      data-testid={testID}
      className={`textarea is-small ${className}`}
      title={title}
      aria-label={title}
      rows={2}
      placeholder={fieldData?.placeholder}
      value={value}
      disabled={disabled}
      onChange={(event) => handleOnChange(event.target.value)}
    />
  );
}

function RadioEditor(props: ValueEditorProps) {
  const { className = '', title, value, values = [], disabled, handleOnChange, testID } = props;
  const group = useId();
  return (
    <span
      data-testid={testID}
      className={`radios is-size-7 ${className}`}
      role="radiogroup"
      aria-label={title}
      title={title}
    >
      {values.map((option) => (
        <label key={option.name} className="radio">
          <input
            type="radio"
            name={group}
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
