import { Tabs } from '../../ui/Tabs';
import type { SearchAddress } from '../searchAddress';
import { SEARCH_KINDS, type SearchKind, type SearchResults } from '../../shared/search/client';
import '../../ui/field.css';
import * as styles from './Filters.module.css';

interface FiltersProps {
  versions: readonly { name: string; label: string }[];
  version: string;
  kind: SearchKind | null;
  /** Number of hits by kind; null while unknown. */
  kinds: SearchResults['kinds'] | null;
  onChange: (change: Partial<SearchAddress>) => void;
}

const KIND_LABELS: Record<SearchKind, string> = {
  question: 'Questions',
  page: 'Pages',
  section: 'Sections',
  symbol: 'API',
  site: 'Demos and more',
};

export function Filters({ versions, version, kind, kinds, onChange }: FiltersProps) {
  const all = kinds && Object.values(kinds).reduce((sum, count) => sum + count, 0);
  const counted = (label: string, count: number | null) => (count === null ? label : `${label} (${count})`);
  return (
    <div className={styles.filters}>
      <label className={styles.version}>
        Version
        <select
          className="ui-field"
          value={version}
          onChange={({ currentTarget }) => onChange({ version: currentTarget.value })}
        >
          {versions.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Tabs
        look="pills"
        label="Kind"
        values={[
          { name: 'all', label: counted('All', all) },
          ...SEARCH_KINDS.map((name) => ({ name, label: counted(KIND_LABELS[name], kinds && kinds[name]) })),
        ]}
        selected={kind ?? 'all'}
        onSelect={(name) => onChange({ kind: name === 'all' ? null : name })}
      />
    </div>
  );
}
