import { currentSection } from '../shared/navigation/currentSection';
import { SearchButton } from '../search/SearchButton';
import type { VersionTarget } from '../shared/navigation/pageContext';
import { ColorModeToggle } from './ColorModeToggle';
import { PageLink } from '../ui/PageLink';
import { LogoIcon, MenuIcon } from '../ui/icons';
import { useHideOnScroll } from './useHideOnScroll';
import type { Site } from '../runtime/useSite';
import { VersionMenu } from './VersionMenu';
import * as styles from './Navbar.module.css';

/** In px; must match `--sizes-top-bar`. */
const HEIGHT = 60;

interface NavbarProps {
  site: Site;
  docsPath: string;
  path: string;
  version: string;
  versionTargets: readonly VersionTarget[];
  pageTitle?: string;
  menuId: string;
}

export function Navbar({ site, docsPath, path, version, versionTargets, pageTitle, menuId }: NavbarProps) {
  const hidden = useHideOnScroll(HEIGHT);

  return (
    <header className={styles.header} id="navbar" data-hidden={hidden || undefined} data-inert-behind-menu="">
      <nav className={styles.bar} aria-label="Main">
        <button type="button" className={styles.menuButton} popovertarget={menuId} aria-label="Toggle navigation bar">
          <MenuIcon />
        </button>
        <PageLink to="/" className={styles.brand} aria-current={path === '/' ? 'page' : undefined}>
          <LogoIcon />
          <span>{site.title}</span>
        </PageLink>
        <div className={styles.items}>
          <PageLink to={docsPath} className={styles.item} aria-current={currentSection(path, '/docs')}>
            Docs
          </PageLink>
          <PageLink to="/demo" className={styles.item} aria-current={currentSection(path, '/demo')}>
            Demo
          </PageLink>
        </div>
        <div className={styles.end}>
          <div className={styles.wide}>
            <VersionMenu current={version} targets={versionTargets} pageTitle={pageTitle} />
            <a className={styles.item} href={site.links.repository} target="_blank" rel="noopener noreferrer">
              GitHub
            </a>
            <a className={styles.item} href={site.links.chat} target="_blank" rel="noopener noreferrer">
              Discord
            </a>
          </div>
          <SearchButton site={site} version={version} />
          <ColorModeToggle />
        </div>
      </nav>
    </header>
  );
}
