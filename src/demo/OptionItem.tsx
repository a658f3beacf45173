import { PageLink } from '../ui/PageLink';
import * as styles from './OptionItem.module.css';

interface OptionItemProps {
  name: string;
  label: string;
  docs: string;
  checked: boolean;
  onHint: () => void;
  onChange: (checked: boolean) => void;
}

/** Of the element with what an option does. */
export const hintId = (name: string): string => `hint-${name}`;

export function OptionItem({ name, label, docs, checked, onHint, onChange }: OptionItemProps) {
  return (
    <li className={styles.item} onPointerEnter={onHint} onFocus={onHint}>
      <label className={styles.label}>
        <input
          type="checkbox"
          name={name}
          className={styles.checkbox}
          checked={checked}
          aria-describedby={hintId(name)}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      {/* Prefetched only on hover: the target is the longest page of the documentation. */}
      <PageLink to={docs} className={styles.docs} aria-label={`${label}: documentation`}>
        ?
      </PageLink>
    </li>
  );
}
