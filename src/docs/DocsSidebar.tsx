import { useEffect, useMemo, useRef, useState } from 'react';
import { listen } from '../runtime/listen';
import { sidebarTree, type SidebarBranch } from '../shared/navigation/sidebarTree';
import type { DocsContext } from '../shared/navigation/pageContext';
import { MAIN_MENU_ID } from '../ui/ids';
import { MenuPanel } from '../ui/MenuPanel';
import { untranslated } from '../shared/untranslated';
import { PageLink } from '../ui/PageLink';
import { keepInView } from './keepInView';
import * as styles from './DocsSidebar.module.css';

export const DOCS_MENU_ID = 'docs-menu';

interface DocsSidebarProps {
  entries: Parameters<typeof sidebarTree>[0];
  path: string;
  version: DocsContext['version'];
}

/** A column on wide screens, a menu on narrow ones. */
export function DocsSidebar({ entries, path, version }: DocsSidebarProps) {
  const ref = useActiveInView(path);
  const tree = useMemo(() => sidebarTree(entries), [entries]);
  return (
    <aside className={`no-print ${styles.column}`} aria-label="Documentation">
      <MenuPanel
        id={DOCS_MENU_ID}
        label="Documentation menu"
        title={`Docs ${version.label}`}
        className={styles.sidebar}
      >
        <button type="button" className={styles.back} popovertarget={MAIN_MENU_ID}>
          ← Back to main menu
        </button>
        <nav ref={ref} aria-label="Docs sidebar">
          {/* The key discards open categories when the version changes. */}
          <SidebarItems key={version.name} entries={tree} path={path} />
        </nav>
      </MenuPanel>
    </aside>
  );
}

interface SidebarItemsProps {
  entries: readonly SidebarBranch[];
  path: string;
}

const holds = ({ path, items }: SidebarBranch, page: string): boolean =>
  path === page || items.some((entry) => holds(entry, page));

function SidebarItems({ entries, path }: SidebarItemsProps) {
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
    <PageLink
      to={entry.path}
      className={styles.link}
      aria-current={entry.path === path ? 'page' : undefined}
      {...untranslated(entry.label)}
    >
      {entry.label}
      {entry.badge && <small>{` ${entry.badge}`}</small>}
    </PageLink>
  );
}

/** Open until the reader closes it, and again when the reader opens a page in it. */
function Category({ entry, path }: { entry: SidebarBranch; path: string }) {
  const active = holds(entry, path);
  const [open, setOpen] = useState(true);
  const [seen, setSeen] = useState(path);
  if (path !== seen) {
    setSeen(path);
    if (active) setOpen(true);
  }

  return (
    <div className={styles.category}>
      <SidebarLink entry={entry} path={path} />
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary
          className={`${styles.mark} ui-chevron`}
          aria-label={`Toggle the collapsible sidebar category '${entry.label}'`}
        />
        <SidebarItems entries={entry.items} path={path} />
      </details>
    </div>
  );
}

/** Keeps the link of the current page in view in the list, also when the menu opens. */
function useActiveInView(path: string) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = ref.current?.querySelector<HTMLElement>('[aria-current=page]');
    const list = ref.current?.parentElement;
    if (!link || !list) return undefined;
    const scroll = () => keepInView(list, link);
    scroll();
    return listen(list, { toggle: scroll });
  }, [path]);
  return ref;
}
