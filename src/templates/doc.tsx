import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { DocPage } from '../layout/docs/DocPage';
import { PageHead } from '../layout/PageHead';
import type { DocumentHeading, DocumentNode } from '../document/types';
import { siteBreadcrumbs, techArticle } from '../layout/structuredData';
import { markdownPath } from '../navigation/markdownPath';
import { socialImagePath } from '../navigation/socialImagePath';
import type { DocContext } from '../navigation/pageContext';

interface DocQuery {
  doc: {
    path: string;
    title: string;
    description: string;
    hideTableOfContents: boolean;
    document: DocumentNode[];
    headings: DocumentHeading[];
    examples: string[];
    version: { stylesheet: string };
  };
  site: { siteMetadata: { title: string; siteUrl: string } };
}

export default function DocTemplate({ data: { doc }, pageContext }: PageProps<DocQuery, DocContext>) {
  return (
    <DocPage
      path={doc.path}
      title={doc.title}
      version={pageContext.version.label}
      document={doc.document}
      headings={doc.hideTableOfContents ? [] : doc.headings}
      editUrl={pageContext.editUrl}
    />
  );
}

export function Head({ data: { doc, site }, pageContext }: HeadProps<DocQuery, DocContext>) {
  return (
    <PageHead
      site={site.siteMetadata}
      title={doc.title}
      description={doc.description}
      canonical={pageContext.canonical}
      picture={pageContext.navigation.picture}
      stylesheets={doc.examples.length > 0 ? [doc.version.stylesheet] : []}
      version={pageContext.version}
      markdown={markdownPath(doc.path)}
      structuredData={(addressOf) => [
        techArticle({
          title: doc.title,
          description: doc.description,
          url: addressOf(pageContext.canonical),
          image: addressOf(socialImagePath(pageContext.navigation.picture)),
          version: pageContext.version.label,
          site: site.siteMetadata.title,
        }),
        siteBreadcrumbs(site.siteMetadata.title, pageContext.navigation.breadcrumbs, addressOf),
      ]}
    />
  );
}

export const query = graphql`
  query Doc($id: String!, $sidebar: String!) {
    doc(id: { eq: $id }) {
      path
      title
      description
      hideTableOfContents
      document
      headings
      examples
      version {
        stylesheet
      }
    }
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
