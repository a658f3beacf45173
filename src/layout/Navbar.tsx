import { SearchButton } from '../search/SearchButton';
import type { Site } from '../runtime/useSite';
import type { VersionTarget } from '../shared/navigation/pageContext';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { MAIN_MENU_ID } from '../ui/ids';
import { MenuPanel } from '../ui/MenuPanel';
import { PageLink } from '../ui/PageLink';
import { SmartLink } from '../ui/SmartLink';
import { ColorModeToggle } from './ColorModeToggle';
import { useHideOnScroll } from './useHideOnScroll';
import { VersionLinks, VersionMenu } from './VersionMenu';
import * as styles from './Navbar.module.css';

interface NavbarProps {
  site: Site;
  docsPath: string;
  path: string;
  version: string;
  versionTargets: readonly VersionTarget[];
  pageTitle?: string;
  menuId: string;
}

/** The bar at the top, and the main menu, which has its links on a narrow screen. */
export function Navbar({ site, docsPath, path, menuId, ...props }: NavbarProps) {
  const { ref, hidden } = useHideOnScroll();
  const versions = { current: props.version, targets: props.versionTargets, pageTitle: props.pageTitle };
  const sections = (className?: string) => (
    <>
      <PageLink to={docsPath} className={className} aria-current={currentSection(path, '/docs')}>
        Docs
      </PageLink>
      <PageLink to="/demo" className={className} aria-current={currentSection(path, '/demo')}>
        Demo
      </PageLink>
    </>
  );
  const community = (className?: string) => (
    <>
      <SmartLink className={className} to={site.links.repository}>
        <Icon name="github" /> GitHub
      </SmartLink>
      <SmartLink className={className} to={site.links.chat}>
        <Icon name="discord" /> Discord
      </SmartLink>
    </>
  );

  return (
    <>
      <header
        ref={ref}
        className={`no-print ${styles.header}`}
        id="navbar"
        data-hidden={hidden || undefined}
        data-inert-behind-menu=""
      >
        <nav className={styles.bar} aria-label="Main">
          <Button look="icon" className={styles.menuButton} popovertarget={menuId} aria-label="Toggle navigation bar">
            <Icon name="menu" />
          </Button>
          <PageLink to="/" className={styles.brand} aria-current={path === '/' ? 'page' : undefined}>
            <Icon name="logo" />
            <span>{site.title}</span>
          </PageLink>
          <div className={styles.items}>{sections(styles.item)}</div>
          <div className={styles.end}>
            <div className={styles.wide}>
              <VersionMenu {...versions} />
              {community(styles.item)}
            </div>
            <SearchButton site={site} version={props.version} />
            <ColorModeToggle />
          </div>
        </nav>
      </header>
      <MenuPanel id={MAIN_MENU_ID} label="Main menu" title={site.title} className={styles.menu}>
        <nav aria-label="Main menu" className={styles.menuLinks}>
          {sections()}
          <details open>
            <summary>Versions</summary>
            <VersionLinks {...versions} />
          </details>
          {community()}
        </nav>
      </MenuPanel>
    </>
  );
}

/** `aria-current` of a main link, on each page of its section. */
const currentSection = (path: string, section: string) =>
  path === section || path.startsWith(`${section}/`) ? 'page' : undefined;
