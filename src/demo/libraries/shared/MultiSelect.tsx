import {
  isOptionGroupArray,
  useValueSelector,
  type OptionGroup,
  type VersatileSelectorProps,
} from 'react-querybuilder';
import './multiSelect.css';

/** Shows what is chosen, and opens to a list of checkboxes: a native list hides it, and one click in it replaces all. */
export function MultiSelect(props: VersatileSelectorProps) {
  const { className = '', handleOnChange, options, title, value, listsAsArrays, disabled, testID } = props;
  const { onChange, val } = useValueSelector({ handleOnChange, listsAsArrays, multiple: true, value });
  const chosen = (val as unknown[]).map(String);
  const groups: OptionGroup[] = isOptionGroupArray(options) ? options : [{ label: '', options }];
  const labels = new Map(groups.flatMap((group) => group.options.map(({ name, label }) => [name, label])));
  const strangers = chosen.filter((name) => !labels.has(name)).map((name) => ({ name, label: name }));
  const choose = (name: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, name] : chosen.filter((other) => other !== name));
  return (
    <details data-testid={testID} className={`multiSelect ${className}`} title={title}>
      <summary>{chosen.map((name) => labels.get(name) ?? name).join(', ') || 'None chosen'}</summary>
      <div role="group" aria-label={title} className="multiSelect-list">
        {[{ label: '', options: strangers }, ...groups].map((group) => (
          <div key={group.label} role={group.label ? 'group' : undefined} aria-label={group.label || undefined}>
            {group.label && <strong>{group.label}</strong>}
            {group.options.map(({ name, label }) => (
              <label key={name}>
                <input
                  type="checkbox"
                  checked={chosen.includes(name)}
                  disabled={disabled}
                  onChange={(event) => choose(name, event.target.checked)}
                />
                {label}
              </label>
            ))}
          </div>
        ))}
      </div>
    </details>
  );
}
