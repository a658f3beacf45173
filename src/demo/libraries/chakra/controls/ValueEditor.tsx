import { Checkbox, Select, Switch } from '@chakra-ui/react';
import { ChakraValueEditor } from '@react-querybuilder/chakra';
import {
  toOptions,
  useSelectElementChangeHandler,
  useValueSelector,
  type ValueEditorProps,
  type VersatileSelectorProps,
} from 'react-querybuilder';
import { Selector } from './Selector';

export function ValueEditor(props: ValueEditorProps) {
  const { operator, type, values = [] } = props;
  if (operator === 'null' || operator === 'notNull') return null;
  if (type === 'checkbox' || type === 'switch') return <CheckEditor {...props} />;
  if (type === 'multiselect') return <MultiSelector {...props} options={values} />;
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

/** A multi-select in Chakra's style; the adapter's is the browser's own. */
function MultiSelector(props: VersatileSelectorProps) {
  const { className, handleOnChange, options, title, value, listsAsArrays, disabled, testID } = props;
  const { onChange, val } = useValueSelector({ handleOnChange, listsAsArrays, multiple: true, value });
  const handleSelect = useSelectElementChangeHandler({ multiple: true, onChange });
  return (
    <Select
      data-testid={testID}
      className={className}
      title={title}
      aria-label={title}
      multiple
      width="fit-content"
      height="auto"
      paddingY="1"
      iconSize="0"
      value={val}
      isDisabled={disabled}
      onChange={handleSelect}
    >
      {toOptions(options)}
    </Select>
  );
}
