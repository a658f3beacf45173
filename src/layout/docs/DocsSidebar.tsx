import type { SidebarEntry } from '../../navigation/pageSidebars';
import type { DocsContext } from '../../navigation/pageContext';
import { MAIN_MENU_ID } from '../MainMenu';
import { MenuPanel } from '../MenuPanel';
import { SidebarItems } from './SidebarItems';
import { useActiveInView } from './useActiveInView';
import * as styles from './DocsSidebar.module.css';

/** Id of the menu that a page of the documentation opens on a narrow screen. */
export const DOCS_MENU_ID = 'docs-menu';

interface DocsSidebarProps {
  entries: readonly SidebarEntry[];
  path: string;
  version: DocsContext['version'];
}

/** The sidebar of the documentation: a column on a wide screen, a menu on a narrow one. */
export function DocsSidebar({ entries, path, version }: DocsSidebarProps) {
  const ref = useActiveInView(path);
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
          {/* A new version is a new sidebar, which does not keep what was open in the other. */}
          <SidebarItems key={version.name} entries={entries} path={path} />
        </nav>
      </MenuPanel>
    </aside>
  );
}
