import { useId } from 'react';
import {
  getFirstOption,
  parseNumber,
  standardClassnames,
  useValueEditor,
  type ValueEditorProps,
} from 'react-querybuilder';
import { BulmaValueSelector } from './ValueSelector';

export function BulmaValueEditor(props: ValueEditorProps) {
  const { operator, type = 'text', values = [], selectorComponent: Selector = BulmaValueSelector } = props;
  useValueEditor(props);

  if (operator === 'null' || operator === 'notNull') return null;
  const isRange = operator === 'between' || operator === 'notBetween';
  if (isRange && (type === 'select' || type === 'text')) return <RangeEditor {...props} />;

  switch (type) {
    case 'select':
    case 'multiselect':
      return <Selector {...props} options={values} multiple={type === 'multiselect'} />;
    case 'textarea':
      return <TextareaEditor {...props} />;
    case 'checkbox':
    case 'switch':
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

/** A checkbox. Bulma has no switch, so a switch only differs in its role. */
function CheckEditor({ className, title, type, value, disabled, handleOnChange, testID }: ValueEditorProps) {
  return (
    <input
      data-testid={testID}
      type="checkbox"
      role={type === 'switch' ? 'switch' : undefined}
      className={className}
      title={title}
      aria-label={title}
      checked={!!value}
      disabled={disabled}
      onChange={(event) => handleOnChange(event.target.checked)}
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

function RangeEditor(props: ValueEditorProps) {
  const { className, title, type, inputType, values = [], fieldData, disabled, separator, testID } = props;
  const { selectorComponent: Selector = BulmaValueSelector } = props;
  const { valueAsArray, multiValueHandler } = useValueEditor({ ...props, skipHook: true });

  const [from, to] = ['from', 'to'].map((end, index) => {
    const endTitle = `${title} ${end}`;
    return type === 'select' ? (
      <Selector
        {...props}
        key={end}
        title={endTitle}
        className={standardClassnames.valueListItem}
        options={values}
        value={valueAsArray[index] ?? getFirstOption(values)}
        handleOnChange={(value) => multiValueHandler(value, index)}
      />
    ) : (
      <input
        key={end}
        type={inputType || 'text'}
        title={endTitle}
        aria-label={endTitle}
        className={`input is-small ${standardClassnames.valueListItem}`}
        placeholder={fieldData?.placeholder}
        value={valueAsArray[index] ?? ''}
        disabled={disabled}
        onChange={(event) => multiValueHandler(event.target.value, index)}
      />
    );
  });

  return (
    <span data-testid={testID} className={className} title={title}>
      {from}
      {separator}
      {to}
    </span>
  );
}
