import { useId } from 'react';
import { PageLink } from '../layout/PageLink';
import * as styles from './OptionItem.module.css';

interface OptionItemProps {
  name: string;
  label: string;
  description: string;
  /** Where the documentation explains it. */
  docs: string;
  checked: boolean;
  /** Called when the option is pointed at, or has the focus. */
  onHint: () => void;
  onChange: (checked: boolean) => void;
}

/** A switch for an option, with a link to what the documentation says of it. */
export function OptionItem({ name, label, description, docs, checked, onHint, onChange }: OptionItemProps) {
  const id = useId();
  return (
    <li className={styles.item} onPointerEnter={onHint} onFocus={onHint}>
      <label className={styles.label}>
        <input
          type="checkbox"
          name={name}
          className={styles.checkbox}
          checked={checked}
          aria-describedby={id}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      {/* Nobody needs the longest page of the documentation just in case. */}
      <PageLink
        to={docs}
        prefetch={false}
        className={styles.docs}
        aria-label={`${label}: documentation`}
        title={`Documentation of ${name}`}
      >
        ?
      </PageLink>
      <span id={id} hidden>
        {description}
      </span>
    </li>
  );
}
