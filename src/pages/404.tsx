import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { NotFound } from '../layout/NotFound';
import { PageHead } from '../layout/PageHead';
import { pageOfOtherForm } from '../navigation/nearestPages';
import { ownPath } from '../runtime/ownPath';
import { useHydrated } from '../runtime/useHydrated';
import { useRedirect } from '../runtime/useRedirect';

interface NotFoundQuery {
  site: { siteMetadata: { title: string; siteUrl: string } };
  allDoc: { nodes: { path: string; title: string; version: { label: string } }[] };
  allLibrary: { nodes: { path: string; title: string }[] };
  allSitePage: { nodes: { path: string }[] };
}

/** Where no page is. Another form of a page's address, on a host that does not know it, leads on to the page. */
export default function NotFoundPage({ data, location }: PageProps<NotFoundQuery>) {
  // The static page stands for every path.
  const path = useHydrated() ? ownPath(location.pathname) : null;
  const paths = data.allSitePage.nodes.map((node) => node.path).filter((known) => !known.startsWith('/404'));
  useRedirect(path === null ? null : pageOfOtherForm(path, paths));

  const docs = data.allDoc.nodes.map(({ version, ...doc }) => ({ ...doc, version: version.label }));
  const demos = data.allLibrary.nodes.map((library) => ({ ...library, version: null }));
  return <NotFound path={path} pages={[...docs, ...demos]} />;
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
    allDoc(filter: { draft: { eq: false } }, sort: { path: ASC }) {
      nodes {
        path
        title
        version {
          label
        }
      }
    }
    allLibrary(sort: { position: ASC }) {
      nodes {
        path
        title
      }
    }
    allSitePage(sort: { path: ASC }) {
      nodes {
        path
      }
    }
  }
`;
