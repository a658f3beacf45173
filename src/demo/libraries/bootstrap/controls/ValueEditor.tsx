import { useId } from 'react';
import { BootstrapValueEditor } from '@react-querybuilder/bootstrap';
import { standardClassnames, type ValueEditorProps } from 'react-querybuilder';

/** Replaces or restyles controls that the adapter styles as text fields; its radio markup is an older Bootstrap's. */
export function ValueEditor(props: ValueEditorProps) {
  const { operator, type } = props;
  if (operator === 'null' || operator === 'notNull') return null;
  if (type === 'checkbox' || type === 'switch') return <CheckEditor {...props} />;
  if (type === 'radio') return <RadioEditor {...props} />;
  const isSelect = type === 'select' || type === 'multiselect';
  return <BootstrapValueEditor {...props} className={isSelect ? standardClassnames.value : props.className} />;
}

function CheckEditor({ type, title, value, disabled, handleOnChange, testID }: ValueEditorProps) {
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

function RadioEditor({ title, value, values = [], disabled, handleOnChange, testID }: ValueEditorProps) {
  const group = useId();
  return (
    <span data-testid={testID} className={standardClassnames.value} role="radiogroup" aria-label={title}>
      {values.map((option) => (
        <span key={option.name} className="form-check form-check-inline">
          <input
            type="radio"
            id={`${group}-${option.name}`}
            name={group}
            className="form-check-input"
            value={option.name}
            checked={value === option.name}
            disabled={disabled}
            onChange={(event) => handleOnChange(event.target.value)}
          />
          <label className="form-check-label" htmlFor={`${group}-${option.name}`}>
            {option.label}
          </label>
        </span>
      ))}
    </span>
  );
}
