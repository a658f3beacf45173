import { toOptions, type VersatileSelectorProps } from 'react-querybuilder';

/** A select; Bulma draws its frame and arrow on a wrapper. */
export function BulmaValueSelector(props: VersatileSelectorProps) {
  const { className = '', handleOnChange, options, title, value, disabled, testID } = props;
  return (
    <div className={`select is-small ${className}`}>
      <select
        data-testid={testID}
        title={title}
        aria-label={title}
        value={value}
        disabled={disabled}
        onChange={(event) => handleOnChange(event.target.value)}
      >
        {toOptions(options)}
      </select>
    </div>
  );
}
