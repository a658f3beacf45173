import type { ValueEditorProps } from 'react-querybuilder';

export function BulmaTextareaEditor(props: ValueEditorProps) {
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
