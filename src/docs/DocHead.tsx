import { rememberVersion } from '../runtime/usePreferredVersion';
import { useSite } from '../runtime/useSite';
import type { DocsContext, VersionTarget } from '../shared/navigation/pageContext';
import type { NavigationLink } from '../shared/navigation/types';
import { untranslated } from '../shared/untranslated';
import { latestOf } from '../shared/versions/versions';
import { Notice } from '../ui/Notice';
import { PageLink } from '../ui/PageLink';
import { CopyMenu } from './CopyMenu';
import * as styles from './DocHead.module.css';

interface DocHeadProps {
  context: DocsContext;
  title: string;
  description: string;
  /** Path of a page that can be copied. */
  path?: string;
}

/** One row with the way to the page, its version and its copy; then its title and what it is about. */
export const DocHead = ({ context: { navigation, version, versions }, title, description, path }: DocHeadProps) => (
  <div className={styles.head}>
    <div className={styles.row}>
      <Breadcrumbs items={navigation.breadcrumbs} />
      <p className={styles.version}>
        <span className="sr-only">Version: </span>
        {version.label}
      </p>
      {path !== undefined && <CopyMenu path={path} />}
    </div>
    <h1 className={styles.title} {...untranslated(title)}>
      {title}
    </h1>
    <p className={styles.lead}>{description}</p>
    <VersionBanner version={version} targets={versions} />
  </div>
);

interface VersionBannerProps {
  version: DocsContext['version'];
  targets: readonly VersionTarget[];
}

/** Warns on versions other than the latest and links to the same page of the latest. */
function VersionBanner({ version, targets }: VersionBannerProps) {
  const latest = latestOf(useSite().versions);
  const target = targets.find(({ name }) => name === latest.name);
  if (version.banner === null || !target) return null;
  return (
    <Notice tone="caution" role="note" aria-label="Version">
      <p>
        {version.banner} For up-to-date documentation, see the{' '}
        <strong>
          <PageLink to={target.path} onClick={() => rememberVersion(latest.name)}>
            latest version
          </PageLink>
        </strong>{' '}
        ({latest.label}).
      </p>
    </Notice>
  );
}

function Breadcrumbs({ items }: { items: readonly NavigationLink[] }) {
  if (items.length === 0) return null;
  return (
    <nav aria-label="Breadcrumbs" className={`no-print ${styles.breadcrumbs}`}>
      <ol>
        <li>
          <PageLink to="/" aria-label="Home page">
            Home
          </PageLink>
        </li>
        {items.map(({ label, path }, index) => (
          <li key={path}>
            {index < items.length - 1 ? (
              <PageLink to={path} {...untranslated(label)}>
                {label}
              </PageLink>
            ) : (
              <span aria-current="page" {...untranslated(label)}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
