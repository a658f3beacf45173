import { useMemo } from 'react';
import { sidebarTree } from '../shared/navigation/pageSidebars';
import type { DocsContext } from '../shared/navigation/pageContext';
import { MAIN_MENU_ID } from '../ui/ids';
import { MenuPanel } from '../ui/MenuPanel';
import { SidebarItems } from './SidebarItems';
import { useActiveInView } from './useActiveInView';
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
    <aside className={styles.column} aria-label="Documentation">
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
