import type { ValueEditorProps } from 'react-querybuilder';

/** A checkbox that is named by its title; a switch differs only in its role. */
export function CheckEditor({ className, title, type, value, disabled, handleOnChange, testID }: ValueEditorProps) {
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
