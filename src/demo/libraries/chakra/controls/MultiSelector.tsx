import { Select } from '@chakra-ui/react';
import {
  toOptions,
  useSelectElementChangeHandler,
  useValueSelector,
  type VersatileSelectorProps,
} from 'react-querybuilder';

/** A multi-select in Chakra's style; the adapter's is the browser's own. */
export function MultiSelector(props: VersatileSelectorProps) {
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
