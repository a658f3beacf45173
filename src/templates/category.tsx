import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { CategoryPage } from '../layout/docs/CategoryPage';
import { PageHead } from '../layout/PageHead';
import { siteBreadcrumbs } from '../layout/structuredData';
import type { CategoryContext } from '../navigation/pageContext';

interface CategoryQuery {
  site: { siteMetadata: { title: string; siteUrl: string } };
}

export default function CategoryTemplate({ pageContext }: PageProps<CategoryQuery, CategoryContext>) {
  const { title, description, version, cards } = pageContext;
  return <CategoryPage title={title} description={description} version={version.label} cards={cards} />;
}

export function Head({ data: { site }, pageContext }: HeadProps<CategoryQuery, CategoryContext>) {
  return (
    <PageHead
      site={site.siteMetadata}
      title={pageContext.title}
      description={pageContext.description}
      canonical={pageContext.canonical}
      picture={pageContext.navigation.picture}
      version={pageContext.version}
      structuredData={(addressOf) => [
        siteBreadcrumbs(site.siteMetadata.title, pageContext.navigation.breadcrumbs, addressOf),
      ]}
    />
  );
}

export const query = graphql`
  query Category($sidebar: String!) {
    docsSidebar(id: { eq: $sidebar }) {
      entries
    }
    site {
      siteMetadata {
        title
        siteUrl
      }
    }
  }
`;
