import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../layout/PageHead';
import { markdownPath } from '../shared/navigation/markdownPath';
import { SearchPage } from '../search/page/SearchPage';
import { readSearchAddress, searchTitle } from '../search/searchAddress';

export default function Search({ data, location }: PageProps<Queries.SearchQuery>) {
  return <SearchPage pages={data.allDoc.nodes} location={location} />;
}

export function Head() {
  const address = typeof window === 'undefined' ? '' : window.location.search;
  return (
    <PageHead
      title={searchTitle(readSearchAddress(address, []).query.trim())}
      description="Find what you look for in the documentation of React Query Builder: pages, sections, and each documented prop, option, function and type."
      markdown={markdownPath('/search')}
    />
  );
}

export const query = graphql`
  query Search {
    allDoc(filter: { version: { isLast: { eq: true } }, draft: { eq: false } }, sort: { path: ASC }) {
      nodes {
        title
        description
        path
      }
    }
  }
`;
