import { useId } from 'react';
import './field.css';
import * as styles from './TextArea.module.css';

interface TextAreaProps {
  label: string;
  rows: number;
  text: string;
  onText: (text: string) => void;
  isInvalid: boolean;
  /** Ids of what says more about it. */
  describedBy?: string | undefined;
}

/** A text that a visitor writes or pastes, such as a query or code, with its label. */
export function TextArea({ label, rows, text, onText, isInvalid, describedBy }: TextAreaProps) {
  const id = useId();
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={`ui-field large ${styles.text}`}
        rows={rows}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={text}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => onText(target.value)}
      />
    </>
  );
}
