import { Checkbox, Switch } from '@chakra-ui/react';
import { ChakraValueEditor } from '@react-querybuilder/chakra';
import type { ValueEditorProps } from 'react-querybuilder';
import { MultiSelect } from '../../shared/MultiSelect';
import { isRange, RangeEditor } from '../../shared/RangeEditor';
import { Selector } from './Selector';

export function ValueEditor(props: ValueEditorProps) {
  const { operator, type, values = [] } = props;
  if (operator === 'null' || operator === 'notNull') return null;
  if (isRange(props)) return <RangeEditor {...props} editor={ValueEditor} />;
  if (type === 'checkbox' || type === 'switch') return <CheckEditor {...props} />;
  if (type === 'multiselect') return <MultiSelect {...props} options={values} />;
  return <ChakraValueEditor {...props} selectorComponent={Selector} />;
}

/** A checkbox or a switch, which the adapter does not name. */
function CheckEditor({ className, title, type, value, disabled, handleOnChange }: ValueEditorProps) {
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
