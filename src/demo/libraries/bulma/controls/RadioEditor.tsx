import { useId } from 'react';
import type { ValueEditorProps } from 'react-querybuilder';

export function BulmaRadioEditor(props: ValueEditorProps) {
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
