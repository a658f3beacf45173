import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import type { CategoryContext, DocContext } from '../shared/navigation/pageContext';
import { useHydrated } from '../runtime/useHydrated';
import { BackToTop } from './BackToTop';
import { MAIN_ID } from '../ui/ids';
import { Breadcrumbs } from './Breadcrumbs';
import { DocsSidebar } from './DocsSidebar';
import { Pagination } from './Pagination';
import { VersionBanner } from './VersionBanner';
import * as styles from './DocsLayout.module.css';

interface DocsLayoutProps {
  context: DocContext | CategoryContext;
  sidebar: Queries.DocsFrameFragment['docsSidebar'];
  path: string;
  /** Title of the previous page if this version does not have it. */
  missingPage?: string;
  children: ReactNode;
}

export function DocsLayout({ context, sidebar, path, missingPage, children }: DocsLayoutProps) {
  const { navigation, version, versions } = context;
  // The history state survives a reload but is not in the static page, so it would break hydration.
  const isHydrated = useHydrated();
  // A version's root shows its first page; use that page's path.
  const documentPath = navigation.breadcrumbs.at(-1)?.path ?? path;
  return (
    <div className={styles.layout}>
      <DocsSidebar entries={sidebar?.entries ?? []} path={documentPath} version={version} />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main} data-inert-behind-menu="">
        <div className={styles.content}>
          {isHydrated && missingPage !== undefined && (
            <p className={styles.notice} role="status">
              “{missingPage}” has no page in {version.label}. This is where its documentation begins.
            </p>
          )}
          <VersionBanner version={version} targets={versions} />
          <Breadcrumbs items={navigation.breadcrumbs} />
        </div>
        {children}
        <div className={styles.content}>
          <Pagination previous={navigation.previous} next={navigation.next} />
        </div>
      </main>
      <BackToTop />
    </div>
  );
}

export const docsFrame = graphql`
  fragment DocsFrame on Query {
    docsSidebar(id: { eq: $sidebar }) {
      entries {
        label
        path
        depth
      }
    }
  }
`;
