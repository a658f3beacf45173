import { useId } from 'react';
import './tabs.css';

interface TabsProps<Value extends string> {
  /** Accessible name. */
  label: string;
  values: readonly { name: Value; label: string }[];
  selected: Value;
  onSelect: (value: Value) => void;
  look?: 'pills';
}

export function Tabs<Value extends string>({ label, values, selected, onSelect, look }: TabsProps<Value>) {
  const group = useId();
  return (
    <div role="radiogroup" aria-label={label} className={look ? 'ui-pills' : 'ui-tabs'}>
      {values.map((value) => (
        <label key={value.name} className={look ? 'ui-tab pill' : 'ui-tab'}>
          <input
            type="radio"
            name={group}
            value={value.name}
            checked={value.name === selected}
            onChange={() => onSelect(value.name)}
          />
          {value.label}
        </label>
      ))}
    </div>
  );
}
