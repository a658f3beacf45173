import { useState } from 'react';
import { Tabs } from '../ui/Tabs';
import { ComponentCheck } from './ComponentCheck';
import { QueryUpgrade } from './QueryUpgrade';
import * as styles from './migration.module.css';

interface MigrationToolProps {
  /** Newest first. */
  versions: readonly { name: string; label: string }[];
  /** Name of the version whose page this is. */
  version: string;
}

const SUBJECTS = [
  { name: 'component', label: 'A component' },
  { name: 'query', label: 'A stored query' },
] as const;

/** Says what changes for a visitor's code or queries. Nothing of it leaves the browser. */
export function MigrationTool({ versions, version }: MigrationToolProps) {
  const indexOf = (name: string) => versions.findIndex((it) => it.name === name);
  const [subject, setSubject] = useState<(typeof SUBJECTS)[number]['name']>('component');
  const [from, setFrom] = useState(versions[indexOf(version) + 1]?.name ?? '');
  const [to, setTo] = useState(version);
  const older = versions.slice(1).toReversed();
  const newer = versions.slice(0, indexOf(from)).toReversed();
  const choose = (chosen: string) => {
    setFrom(chosen);
    if (indexOf(to) >= indexOf(chosen)) setTo(versions[indexOf(chosen) - 1]?.name ?? to);
  };
  const Part = subject === 'component' ? ComponentCheck : QueryUpgrade;
  const labelOf = (name: string) => versions[indexOf(name)]?.label ?? name;

  return (
    <div className={styles.tool}>
      <Tabs label="What to check" values={SUBJECTS} selected={subject} onSelect={setSubject} />
      <div className={styles.choices}>
        <div>
          <span aria-hidden="true">From</span>
          <Tabs look="pills" label="From version" values={older} selected={from} onSelect={choose} />
        </div>
        <div>
          <span aria-hidden="true">To</span>
          <Tabs look="pills" label="To version" values={newer} selected={to} onSelect={setTo} />
        </div>
      </div>
      <Part key={`${from} ${to}`} from={{ name: from, label: labelOf(from) }} to={{ name: to, label: labelOf(to) }} />
    </div>
  );
}
