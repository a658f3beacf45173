import { parseNumber, type ValueEditorProps } from 'react-querybuilder';

/** An input of the field's type. */
export function BulmaInputEditor(props: ValueEditorProps) {
  const { className = '', title, value, operator, inputType, fieldData, parseNumbers, disabled, testID } = props;
  // A list of numbers or dates has commas, which their own inputs do not take.
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
