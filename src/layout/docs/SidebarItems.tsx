import { useState } from 'react';
import type { SidebarEntry } from '../../navigation/pageSidebars';
import { PageLink } from '../PageLink';
import * as styles from './SidebarItems.module.css';

interface SidebarItemsProps {
  entries: readonly SidebarEntry[];
  /** Path of the page that is shown. */
  path: string;
}

const holds = ({ path, items }: SidebarEntry, page: string): boolean =>
  path === page || (items ?? []).some((entry) => holds(entry, page));

/** Pages and categories of the sidebar. */
export function SidebarItems({ entries, path }: SidebarItemsProps) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.path}>
          {entry.items ? <Category entry={entry} path={path} /> : <SidebarLink entry={entry} path={path} />}
        </li>
      ))}
    </ul>
  );
}

function SidebarLink({ entry, path }: { entry: SidebarEntry; path: string }) {
  return (
    <PageLink to={entry.path} className={styles.link} aria-current={entry.path === path ? 'page' : undefined}>
      {entry.label}
    </PageLink>
  );
}

/**
 * A category: its label leads to its page, the mark beside it folds and unfolds it. It unfolds when the reader comes to
 * a page in it, and folds only by hand.
 */
function Category({ entry, path }: { entry: SidebarEntry; path: string }) {
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
        <SidebarItems entries={entry.items ?? []} path={path} />
      </details>
    </div>
  );
}
