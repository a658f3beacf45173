import { withPrefix } from 'gatsby';
import { useHydrated } from '../runtime/useHydrated';
import { isHosted } from '../search/searchClient';
import { issueAddress } from '../shared/navigation/issueAddress';
import { SmartLink } from '../ui/SmartLink';
import type { Site } from '../runtime/useSite';
import { ColorModeSelect } from './ColorModeToggle';
import * as styles from './Footer.module.css';

interface FooterProps {
  site: Site;
  path: string;
}

export function Footer({ site, path }: FooterProps) {
  // The static 404 page is served for every path, so the link is created again once the path is known.
  const reportKey = String(useHydrated());
  return (
    <footer className={`no-print ${styles.footer}`} data-inert-behind-menu="">
      <div className={styles.inner}>
        <nav className={styles.columns} aria-label="Footer">
          {site.footer.map(({ title, links }) => (
            <div key={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <SmartLink to={to} aria-current={to === path ? 'page' : undefined}>
                      {label}
                    </SmartLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles.row}>
          <SmartLink key={reportKey} to={issueAddress(site.links.repository, `${site.siteUrl}${withPrefix(path)}`)}>
            Report a problem with this page
          </SmartLink>
          <div className="script-only">
            <ColorModeSelect />
          </div>
        </div>
        <p className={styles.note}>
          {`${site.title} is free software under the MIT licence. This site has no analytics${
            isHosted ? '' : ' and contacts no other host'
          } unless its owner allows it.`}
        </p>
      </div>
    </footer>
  );
}
