import type { VersionTarget } from '../shared/navigation/pageContext';
import { currentSection } from '../shared/navigation/currentSection';
import { MAIN_MENU_ID } from '../ui/ids';
import { MenuPanel } from '../ui/MenuPanel';
import { PageLink } from '../ui/PageLink';
import type { Site } from '../runtime/useSite';
import { VersionLinks } from './VersionMenu';
import * as styles from '../ui/MenuPanel.module.css';

interface MainMenuProps {
  site: Site;
  docsPath: string;
  path: string;
  version: string;
  versionTargets: readonly VersionTarget[];
  pageTitle?: string;
}

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
