import { parseNumber, type ValueEditorProps } from 'react-querybuilder';

export function BulmaInputEditor(props: ValueEditorProps) {
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
