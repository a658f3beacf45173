import type { ReactNode } from 'react';
import type { CategoryContext, DocContext } from '../../navigation/pageContext';
import type { SidebarEntry } from '../../navigation/pageSidebars';
import { useHydrated } from '../../runtime/useHydrated';
import { BackToTop } from '../BackToTop';
import { MAIN_ID } from '../SkipLink';
import { Breadcrumbs } from './Breadcrumbs';
import { DocsSidebar } from './DocsSidebar';
import { PageSwap } from './PageSwap';
import { Pagination } from './Pagination';
import { VersionBanner } from './VersionBanner';
import * as styles from './DocsLayout.module.css';

interface DocsLayoutProps {
  context: DocContext | CategoryContext;
  sidebar: SidebarEntry[];
  path: string;
  /** Title of the page that the reader came from, when this version does not have it. */
  missingPage?: string;
  children: ReactNode;
}

/** The frame of the documentation: sidebar, what leads to and from the page, and the page. */
export function DocsLayout({ context, sidebar, path, missingPage, children }: DocsLayoutProps) {
  const { navigation, version, versions } = context;
  // The history knows of a missing page after a reload, too; the static page does not.
  const isHydrated = useHydrated();
  // A version's root shows its first page: for what looks at paths, it is that page.
  const documentPath = navigation.breadcrumbs.at(-1)?.path ?? path;
  return (
    <div className={styles.layout}>
      <DocsSidebar entries={sidebar} path={documentPath} version={version} />
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
        <PageSwap path={documentPath}>{children}</PageSwap>
        <div className={styles.content}>
          <Pagination previous={navigation.previous} next={navigation.next} />
        </div>
      </main>
      <BackToTop />
    </div>
  );
}
