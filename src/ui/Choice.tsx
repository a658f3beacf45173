import { useId } from 'react';
import * as styles from './Choice.module.css';

interface ChoiceProps<Value extends string> {
  /** Accessible name. */
  label: string;
  values: readonly { name: Value; label: string }[];
  selected: Value;
  onSelect: (value: Value) => void;
  isMain?: boolean;
}

/** Radio buttons that look like tabs. */
export function Choice<Value extends string>({ label, values, selected, onSelect, isMain }: ChoiceProps<Value>) {
  const group = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.choice} data-main={isMain}>
      {values.map((value) => (
        <label key={value.name} className={styles.value}>
          <input
            type="radio"
            className={styles.radio}
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
