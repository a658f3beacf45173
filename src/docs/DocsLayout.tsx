import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useHydrated } from '../runtime/useHydrated';
import type { CategoryContext, DocContext } from '../shared/navigation/pageContext';
import type { NavigationLink } from '../shared/navigation/types';
import { BackToTop } from './BackToTop';
import { Icon } from '../ui/Icon';
import { MAIN_ID } from '../ui/ids';
import { Notice } from '../ui/Notice';
import { untranslated } from '../shared/untranslated';
import { PageLink } from '../ui/PageLink';
import { DocsSidebar } from './DocsSidebar';
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
  const { navigation, version } = context;
  // The history state survives a reload but is not in the static page, so it would break hydration.
  const isHydrated = useHydrated();
  // A version's root shows its first page; use that page's path.
  const documentPath = navigation.breadcrumbs.at(-1)?.path ?? path;
  return (
    <div className={styles.layout}>
      <DocsSidebar entries={sidebar?.entries ?? []} path={documentPath} version={version} />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main} data-inert-behind-menu="">
        <div className={styles.content} role="status">
          {isHydrated && missingPage !== undefined && (
            <Notice tone="info">
              “{missingPage}” has no page in {version.label}. This is where its documentation begins.
            </Notice>
          )}
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

function Pagination({ previous, next }: { previous: NavigationLink | null; next: NavigationLink | null }) {
  return (
    <nav aria-label="Docs pages" className={`no-print ${styles.pagination}`}>
      {previous && (
        <PageLink to={previous.path} prefetch className={styles.previous}>
          <small>
            <Icon name="left" /> Previous
          </small>
          <span {...untranslated(previous.label)}>{previous.label}</span>
        </PageLink>
      )}
      {next && (
        <PageLink to={next.path} prefetch className={styles.next}>
          <small>
            Next <Icon name="right" />
          </small>
          <span {...untranslated(next.label)}>{next.label}</span>
        </PageLink>
      )}
    </nav>
  );
}

export const docsFrame = graphql`
  fragment DocsFrame on Query {
    docsSidebar(id: { eq: $sidebar }) {
      entries {
        label
        path
        depth
        badge
      }
    }
  }
`;
