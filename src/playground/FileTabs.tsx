import * as styles from './FileTabs.module.css';

interface FileTabsProps {
  /** Unique on the page. */
  id: string;
  names: readonly string[];
  active: string;
  onSelect(name: string): void;
}

/** The files of an example, of which one shows: radio buttons, so the arrow keys change them. */
export function FileTabs({ id, names, active, onSelect }: FileTabsProps) {
  if (names.length === 1) return <p className={styles.file}>{active}</p>;
  return (
    <div className={styles.tabs} role="radiogroup" aria-label="Files">
      {names.map((name) => (
        <label key={name} className={styles.tab}>
          <input type="radio" name={id} value={name} checked={name === active} onChange={() => onSelect(name)} />
          {name}
        </label>
      ))}
    </div>
  );
}
