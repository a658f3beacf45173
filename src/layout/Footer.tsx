import { isHosted } from '../search/isHosted';
import { ReportLink } from './ReportLink';
import { SmartLink } from '../ui/SmartLink';
import type { Site } from '../runtime/useSite';
import * as styles from './Footer.module.css';

interface FooterProps {
  site: Site;
  path: string;
}

export function Footer({ site, path }: FooterProps) {
  return (
    <footer className={styles.footer} data-inert-behind-menu="">
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
        <p className={styles.report}>
          <ReportLink site={site} path={path} />
        </p>
        <p className={styles.note}>
          {site.title} is free software under the MIT licence. This site measures nothing
          {!isHosted && ', and asks nothing of any other host,'} unless its owner says so.
        </p>
      </div>
    </footer>
  );
}
