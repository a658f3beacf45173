import type { DocsContext, VersionTarget } from '../shared/navigation/pageContext';
import { rememberVersion } from '../runtime/usePreferredVersion';
import { useSite } from '../runtime/useSite';
import { latestOf } from '../shared/versions/versions';
import { PageLink } from '../ui/PageLink';
import * as styles from './VersionBanner.module.css';

interface VersionBannerProps {
  version: DocsContext['version'];
  targets: readonly VersionTarget[];
}

/** Warns on versions other than the latest and links to the same page of the latest. */
export function VersionBanner({ version, targets }: VersionBannerProps) {
  const latest = latestOf(useSite().versions);
  const target = targets.find(({ name }) => name === latest.name);
  if (version.banner === null || !target) return null;
  return (
    <div className={styles.banner} role="note" aria-label="Version">
      <p>{version.banner}</p>
      <p>
        For up-to-date documentation, see the{' '}
        <strong>
          <PageLink to={target.path} onClick={() => rememberVersion(latest.name)}>
            latest version
          </PageLink>
        </strong>{' '}
        ({latest.label}).
      </p>
    </div>
  );
}
