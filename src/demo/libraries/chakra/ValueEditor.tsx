import { Checkbox } from '@chakra-ui/react';
import { ChakraValueEditor } from '@react-querybuilder/chakra';
import type { ValueEditorProps } from 'react-querybuilder';

/** The adapter's editor, but for the checkbox, which it leaves without a name. */
export function ValueEditor(props: ValueEditorProps) {
  if (props.type !== 'checkbox') return <ChakraValueEditor {...props} />;
  const { className, title, value, disabled, handleOnChange } = props;
  return (
    <Checkbox
      className={className}
      title={title}
      aria-label={title}
      isChecked={!!value}
      isDisabled={disabled}
      onChange={(event) => handleOnChange(event.target.checked)}
    />
  );
}
