import type { NotToggleProps } from 'react-querybuilder';

export function BulmaNotToggle(props: NotToggleProps) {
  const { className = '', handleOnChange, label, title, checked, disabled, testID } = props;
  return (
    <label data-testid={testID} className={`checkbox is-size-7 ${className}`} title={title}>
      <input
        type="checkbox"
        checked={!!checked}
        disabled={disabled}
        onChange={(event) => handleOnChange(event.target.checked)}
      />{' '}
      {label}
    </label>
  );
}
