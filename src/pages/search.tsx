import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../layout/PageHead';
import type { SearchablePage } from '../search/matchPages';
import { SearchPage } from '../search/SearchPage';

interface SearchQuery {
  site: { siteMetadata: { title: string; siteUrl: string } };
  docsVersion: { label: string };
  allDoc: { nodes: SearchablePage[] };
}

export default function Search({ data }: PageProps<SearchQuery>) {
  return <SearchPage pages={data.allDoc.nodes} version={data.docsVersion.label} />;
}

export function Head({ data: { site } }: HeadProps<SearchQuery>) {
  return (
    <PageHead
      site={site.siteMetadata}
      title="Search the documentation"
      description="Find a page of the documentation of React Query Builder by the words of its title and its description."
    />
  );
}

export const query = graphql`
  query Search {
    site {
      siteMetadata {
        title
        siteUrl
      }
    }
    docsVersion(isLast: { eq: true }) {
      label
    }
    allDoc(filter: { version: { isLast: { eq: true } }, draft: { eq: false } }, sort: { path: ASC }) {
      nodes {
        title
        description
        path
      }
    }
  }
`;
