import type { PageProps } from 'gatsby';
import { ThemeUIProvider } from 'theme-ui';
import type { ReactNode } from 'react';
import type { CategoryContext, DocContext, DocsData } from '../navigation/pageContext';
import { theme } from '../theme/theme';
import { ErrorBoundary } from '../runtime/ErrorBoundary';
import { ownPath } from '../runtime/ownPath';
import { docPath, latestOf } from '../versions/versions';
import { AnnouncementBar } from './AnnouncementBar';
import { ColorModeSync } from './ColorModeToggle';
import { CrashScreen } from './CrashScreen';
import { DocsLayout } from './docs/DocsLayout';
import { DOCS_MENU_ID } from './docs/DocsSidebar';
import { Footer } from './Footer';
import { MAIN_MENU_ID, MainMenu } from './MainMenu';
import { Navbar } from './Navbar';
import { OfflineNotice } from './OfflineNotice';
import { PageGuard } from './PageGuard';
import { PageProgress } from './PageProgress';
import { MAIN_ID, SkipLink } from './SkipLink';
import { usePreferredVersion } from './usePreferredVersion';
import { useSite, type Site } from './useSite';
import * as styles from './SiteLayout.module.css';

interface SiteLayoutProps {
  page: PageProps<object, object, { missingPage?: string } | null>;
  children: ReactNode;
}

const isDocs = (context: object): context is DocContext | CategoryContext =>
  'kind' in context && context.kind === 'docs';

/** What stands around every page: providers, bars, menus and footer. A crash stays in the page, or takes its place. */
export function SiteLayout({ page, children }: SiteLayoutProps) {
  return (
    <ErrorBoundary
      resetKey={page.path}
      fallback={(error, retry) => (
        <main id={MAIN_ID}>
          <CrashScreen error={error} onRetry={retry} />
        </main>
      )}
    >
      <Frame page={page}>
        <PageGuard path={page.path}>{children}</PageGuard>
      </Frame>
    </ErrorBoundary>
  );
}

function Frame({ page, children }: SiteLayoutProps) {
  const site = useSite();
  const context = isDocs(page.pageContext) ? page.pageContext : null;
  const navigation = useNavigationProps(site, context);
  const { location } = page;
  const path = ownPath(location.pathname);

  return (
    <ThemeUIProvider theme={theme}>
      <ColorModeSync />
      <PageProgress />
      <SkipLink />
      {site.announcement && <AnnouncementBar announcement={site.announcement} />}
      <Navbar site={site} path={path} menuId={context ? DOCS_MENU_ID : MAIN_MENU_ID} {...navigation} />
      <MainMenu site={site} path={path} {...navigation} />
      {context ? (
        <DocsLayout
          context={context}
          sidebar={(page.data as DocsData).docsSidebar.entries}
          path={path}
          missingPage={location.state?.missingPage}
        >
          {children}
        </DocsLayout>
      ) : (
        <main id={MAIN_ID} tabIndex={-1} className={styles.main} data-inert-behind-menu="">
          {children}
        </main>
      )}
      <Footer site={site} path={path} />
      <OfflineNotice />
    </ThemeUIProvider>
  );
}

/** Where Docs and the version menu lead: from a page of the documentation to its twins, else to each first page. */
function useNavigationProps(site: Site, context: DocContext | CategoryContext | null) {
  const preferred = usePreferredVersion(site.versions);
  const version = context?.version.name ?? preferred;
  const main = (entry: Site['versions'][number]) => docPath(entry, entry.mainDocId);
  const current = site.versions.find(({ name }) => name === version) ?? latestOf(site.versions);
  return {
    version,
    docsPath: main(current),
    versionTargets: context?.versions ?? site.versions.map((entry) => ({ ...entry, path: main(entry), hasPage: true })),
    pageTitle: context?.navigation.breadcrumbs.at(-1)?.label,
  };
}
