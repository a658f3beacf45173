import { useId } from 'react';
import { PageLink } from '../ui/PageLink';
import * as styles from './OptionItem.module.css';

interface OptionItemProps {
  name: string;
  label: string;
  description: string;
  docs: string;
  checked: boolean;
  onHint: () => void;
  onChange: (checked: boolean) => void;
}

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
      {/* Prefetched only on hover: the target is the longest page of the documentation. */}
      <PageLink
        to={docs}
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
