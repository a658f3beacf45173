import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Document } from '../document/Document';
import type { DocumentNode } from '../document/types';
import { PageHead } from '../layout/PageHead';
import { TextPage } from '../layout/TextPage';
import { markdownPath } from '../navigation/markdownPath';

interface PageQuery {
  page: { path: string; title: string; description: string; document: DocumentNode[] };
  site: { siteMetadata: { title: string; siteUrl: string } };
}

export default function PageTemplate({ data: { page } }: PageProps<PageQuery>) {
  return (
    <TextPage title={page.title}>
      <Document tree={page.document} />
    </TextPage>
  );
}

export function Head({ data: { page, site } }: HeadProps<PageQuery>) {
  return (
    <PageHead
      site={site.siteMetadata}
      title={page.title}
      description={page.description}
      canonical={page.path}
      picture={page.path}
      markdown={markdownPath(page.path)}
    />
  );
}

export const query = graphql`
  query Page($id: String!) {
    page(id: { eq: $id }) {
      path
      title
      description
      document
    }
    site {
      siteMetadata {
        title
        siteUrl
      }
    }
  }
`;
