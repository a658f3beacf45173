import { standardClassnames, type ValueEditorProps } from 'react-querybuilder';

export function CheckEditor({ type, title, value, disabled, handleOnChange, testID }: ValueEditorProps) {
  const isSwitch = type === 'switch';
  return (
    <span className={`form-check ${isSwitch ? 'form-switch ' : ''}${standardClassnames.value}`}>
      <input
        data-testid={testID}
        type="checkbox"
        role={isSwitch ? 'switch' : undefined}
        className="form-check-input"
        title={title}
        aria-label={title}
        checked={!!value}
        disabled={disabled}
        onChange={(event) => handleOnChange(event.target.checked)}
      />
    </span>
  );
}
