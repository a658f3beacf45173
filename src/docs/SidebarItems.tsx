import { useState } from 'react';
import type { SidebarBranch } from '../shared/navigation/pageSidebars';
import { PageLink } from '../ui/PageLink';
import * as styles from './SidebarItems.module.css';

interface SidebarItemsProps {
  entries: readonly SidebarBranch[];
  path: string;
}

const holds = ({ path, items }: SidebarBranch, page: string): boolean =>
  path === page || items.some((entry) => holds(entry, page));

export function SidebarItems({ entries, path }: SidebarItemsProps) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.path}>
          {entry.items.length > 0 ? <Category entry={entry} path={path} /> : <SidebarLink entry={entry} path={path} />}
        </li>
      ))}
    </ul>
  );
}

function SidebarLink({ entry, path }: { entry: SidebarBranch; path: string }) {
  return (
    <PageLink to={entry.path} className={styles.link} aria-current={entry.path === path ? 'page' : undefined}>
      {entry.label}
    </PageLink>
  );
}

/** Expands when the reader opens a page in it; collapses only by hand. */
function Category({ entry, path }: { entry: SidebarBranch; path: string }) {
  const active = holds(entry, path);
  const [open, setOpen] = useState(active);
  const [seen, setSeen] = useState(path);
  if (path !== seen) {
    setSeen(path);
    if (active) setOpen(true);
  }

  return (
    <div className={styles.category} data-active={active || undefined}>
      <SidebarLink entry={entry} path={path} />
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.mark} aria-label={`Toggle the collapsible sidebar category '${entry.label}'`} />
        <SidebarItems entries={entry.items} path={path} />
      </details>
    </div>
  );
}
