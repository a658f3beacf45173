import { useId } from 'react';
import { standardClassnames, type ValueEditorProps } from 'react-querybuilder';

export function RadioEditor({ title, value, values = [], disabled, handleOnChange, testID }: ValueEditorProps) {
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
