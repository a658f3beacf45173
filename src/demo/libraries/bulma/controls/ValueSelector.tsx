import {
  toOptions,
  useSelectElementChangeHandler,
  useValueSelector,
  type VersatileSelectorProps,
} from 'react-querybuilder';

/** A select; Bulma draws its frame and arrow on a wrapper. */
export function BulmaValueSelector(props: VersatileSelectorProps) {
  const { className = '', handleOnChange, options, title, value, multiple, listsAsArrays, disabled, testID } = props;
  const { onChange, val } = useValueSelector({ handleOnChange, listsAsArrays, multiple, value });
  const handleSelect = useSelectElementChangeHandler({ multiple, onChange });
  return (
    <div className={`select is-small ${multiple ? 'is-multiple ' : ''}${className}`}>
      <select
        data-testid={testID}
        title={title}
        aria-label={title}
        value={val}
        multiple={!!multiple}
        disabled={disabled}
        onChange={handleSelect}
      >
        {toOptions(options)}
      </select>
    </div>
  );
}
