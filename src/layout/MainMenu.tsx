import type { VersionTarget } from '../navigation/pageContext';
import { currentSection } from '../navigation/currentSection';
import { MenuPanel } from './MenuPanel';
import { PageLink } from './PageLink';
import type { Site } from './useSite';
import { VersionLinks } from './VersionMenu';
import * as styles from './MenuPanel.module.css';

/** Id of the menu of the whole site. */
export const MAIN_MENU_ID = 'main-menu';

interface MainMenuProps {
  site: Site;
  docsPath: string;
  /** Path of the page. */
  path: string;
  version: string;
  versionTargets: readonly VersionTarget[];
  pageTitle?: string;
}

/** The items of the top bar, for a narrow screen. */
export function MainMenu({ site, docsPath, path, version, versionTargets, pageTitle }: MainMenuProps) {
  return (
    <MenuPanel id={MAIN_MENU_ID} label="Main menu" title={site.title} className={styles.overlayOnly}>
      <nav aria-label="Main menu" className={styles.links}>
        <PageLink to={docsPath} aria-current={currentSection(path, '/docs')}>
          Docs
        </PageLink>
        <PageLink to="/demo" aria-current={currentSection(path, '/demo')}>
          Demo
        </PageLink>
        <details open={versionTargets.some(({ hasPage }) => hasPage)}>
          <summary>Versions</summary>
          <VersionLinks current={version} targets={versionTargets} pageTitle={pageTitle} />
        </details>
        <a href={site.links.repository} target="_blank" rel="noopener noreferrer">
          GitHub
        </a>
        <a href={site.links.chat} target="_blank" rel="noopener noreferrer">
          Discord
        </a>
      </nav>
    </MenuPanel>
  );
}
