import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { NotFound } from '../layout/NotFound';
import { PageHead } from '../layout/PageHead';
import { usePageList } from '../layout/usePageList';
import { pageOfOtherForm } from '../navigation/nearestPages';
import { listFor, offeredPages, type ListedVersion } from '../navigation/pageList';
import { ownPath } from '../runtime/ownPath';
import { useHydrated } from '../runtime/useHydrated';
import { useRedirect } from '../runtime/useRedirect';

interface NotFoundQuery {
  site: { siteMetadata: { title: string; siteUrl: string } };
  allDocsVersion: { nodes: ListedVersion[] };
}

/** Where no page is. Another form of a page's address, on a host that does not know it, leads on to the page. */
export default function NotFoundPage({ data, location }: PageProps<NotFoundQuery>) {
  const versions = data.allDocsVersion.nodes;
  // The static page stands for every path.
  const path = useHydrated() ? ownPath(location.pathname) : null;
  const pages = usePageList(path === null ? null : listFor(path, versions));
  const paths = pages.map(([known]) => known);
  useRedirect(path === null ? null : pageOfOtherForm(path, paths));
  return <NotFound path={path} pages={offeredPages(pages, versions)} />;
}

export function Head({ data: { site } }: HeadProps<NotFoundQuery>) {
  return (
    <PageHead
      site={site.siteMetadata}
      title="Page Not Found"
      description="There is no page at this address: search the documentation, start at its beginning, or try the demo."
    />
  );
}

export const query = graphql`
  query NotFound {
    site {
      siteMetadata {
        title
        siteUrl
      }
    }
    allDocsVersion(sort: { position: ASC }) {
      nodes {
        name
        label
        path
        isLast
      }
    }
  }
`;
