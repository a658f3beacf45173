import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { CategoryPage } from '../docs/CategoryPage';
import { PageHead } from '../layout/PageHead';
import { siteBreadcrumbs } from '../layout/structuredData';
import type { CategoryContext } from '../shared/navigation/pageContext';

export default function CategoryTemplate({ data, pageContext }: PageProps<Queries.CategoryQuery, CategoryContext>) {
  const sections = new Map(data.allDoc.nodes.map(({ path, content }) => [path, content.headings]));
  return <CategoryPage context={pageContext} sections={sections} />;
}

export function Head({ pageContext }: HeadProps<Queries.CategoryQuery, CategoryContext>) {
  return (
    <PageHead
      title={pageContext.title}
      description={pageContext.description}
      canonical={pageContext.canonical}
      picture={pageContext.navigation.picture}
      version={pageContext.version}
      markdown={pageContext.markdown}
      structuredData={(site, addressOf) => [siteBreadcrumbs(site, pageContext.navigation.breadcrumbs, addressOf)]}
    />
  );
}

export const query = graphql`
  query Category($sidebar: String!, $guides: [String!]!) {
    allDoc(filter: { path: { in: $guides } }, sort: { path: ASC }) {
      nodes {
        path
        content {
          headings {
            id
            level
            html
          }
        }
      }
    }
    ...DocsFrame
  }
`;
