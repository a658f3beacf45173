import type { PageProps } from 'gatsby';
import { ThemeUIProvider } from 'theme-ui';
import type { ReactNode } from 'react';
import type { CategoryContext, DocContext } from '../shared/navigation/pageContext';
import { useAssistantTools } from '../assistants/useAssistantTools';
import { theme } from '../theme/theme';
import { ErrorBoundary } from '../runtime/ErrorBoundary';
import { withoutPrefix } from '../runtime/pathPrefix';
import { docPath, latestOf } from '../shared/versions/versions';
import { AnnouncementBar } from './AnnouncementBar';
import { ColorModeSync } from './ColorModeToggle';
import { DocsLayout } from '../docs/DocsLayout';
import { DOCS_MENU_ID } from '../docs/DocsSidebar';
import { Button, buttonClass } from '../ui/Button';
import { TextPage } from '../ui/TextPage';
import { Footer } from './Footer';
import { MAIN_ID, MAIN_MENU_ID } from '../ui/ids';
import { Navbar } from './Navbar';
import { OfflineNotice, PageProgress } from './PageChangeStatus';
import { usePreferredVersion } from '../runtime/usePreferredVersion';
import { useSite, type Site } from '../runtime/useSite';
import * as styles from './SiteLayout.module.css';

type Page = PageProps<object, object>;
type DocsPage = Page & { pageContext: DocContext | CategoryContext; data: Queries.DocsFrameFragment };

interface SiteLayoutProps {
  page: Page;
  children: ReactNode;
}

const isDocs = (page: Page): page is DocsPage => 'kind' in page.pageContext && page.pageContext.kind === 'docs';

/** Providers, bars, menus and footer around every page. Error boundaries confine a crash to the page where possible. */
export function SiteLayout({ page, children }: SiteLayoutProps) {
  return (
    <ErrorBoundary
      resetKey={page.path}
      fallback={(error, retry) => <main id={MAIN_ID}>{crashScreen(error, retry)}</main>}
    >
      <Frame page={page}>
        <ErrorBoundary resetKey={page.path} fallback={crashScreen}>
          {children}
        </ErrorBoundary>
      </Frame>
    </ErrorBoundary>
  );
}

const crashScreen = (error: Error, onRetry: () => void) => (
  <div role="alert">
    <TextPage title="This page crashed.">
      <p className={styles.crash}>{error.message}</p>
      <Button look="large primary" onClick={onRetry}>
        Try again
      </Button>
    </TextPage>
  </div>
);

function Frame({ page, children }: SiteLayoutProps) {
  const site = useSite();
  useAssistantTools(site.versions);
  const docs = isDocs(page) ? page : null;
  const navigation = useNavigationProps(site, docs?.pageContext);
  const path = withoutPrefix(page.location.pathname);
  const state = page.location.state as { missingPage?: string } | null;

  return (
    <ThemeUIProvider theme={theme}>
      <ColorModeSync />
      <PageProgress />
      <a href={`#${MAIN_ID}`} className={buttonClass('large primary', styles.skip)} data-inert-behind-menu="">
        Skip to main content
      </a>
      {site.announcement && <AnnouncementBar announcement={site.announcement} />}
      <Navbar site={site} path={path} menuId={docs ? DOCS_MENU_ID : MAIN_MENU_ID} {...navigation} />
      {docs ? (
        <DocsLayout
          context={docs.pageContext}
          sidebar={docs.data.docsSidebar}
          path={path}
          missingPage={state?.missingPage}
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

/** Targets of "Docs" and the version menu: a documentation page's equivalents, else each version's first page. */
function useNavigationProps(site: Site, context: DocContext | CategoryContext | undefined) {
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
