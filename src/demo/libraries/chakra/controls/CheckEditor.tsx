import { Checkbox, Switch } from '@chakra-ui/react';
import type { ValueEditorProps } from 'react-querybuilder';

/** A checkbox or a switch, which the adapter does not name. */
export function CheckEditor({ className, title, type, value, disabled, handleOnChange }: ValueEditorProps) {
  const Control = type === 'switch' ? Switch : Checkbox;
  return (
    <Control
      className={className}
      title={title}
      aria-label={title}
      isChecked={!!value}
      isDisabled={disabled}
      onChange={(event) => handleOnChange(event.target.checked)}
    />
  );
}
