import * as styles from './FileTabs.module.css';

interface FileTabsProps {
  id: string;
  names: readonly string[];
  active: string;
  onSelect(name: string): void;
}

/** Radio buttons, so that arrow keys switch between files. */
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
