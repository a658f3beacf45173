import { useId } from 'react';
import * as styles from './Choice.module.css';

interface ChoiceProps<Value extends string> {
  /** What is chosen, for a screen reader. */
  label: string;
  values: readonly { name: Value; label: string }[];
  selected: Value;
  onSelect: (value: Value) => void;
  /** Larger, for the choice that stands above the others. */
  isMain?: boolean;
}

/** A choice of one of several: radio buttons that look like tabs. */
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
