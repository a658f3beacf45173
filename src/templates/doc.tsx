import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { DocPage } from '../docs/DocPage';
import { PageHead } from '../layout/PageHead';
import { required } from '../shared/required';
import { siteBreadcrumbs, techArticle } from '../layout/structuredData';
import { markdownPath } from '../shared/navigation/markdownPath';
import { socialImagePath } from '../shared/navigation/socialImagePath';
import type { DocContext } from '../shared/navigation/pageContext';

const docOf = ({ doc }: Queries.DocQuery) => required(doc, 'a page of the documentation');

export default function DocTemplate({ data, pageContext }: PageProps<Queries.DocQuery, DocContext>) {
  const { path, title, description, hideTableOfContents, content } = docOf(data);
  return (
    <DocPage
      context={pageContext}
      path={path}
      title={title}
      description={description}
      html={content.html}
      headings={hideTableOfContents ? [] : content.headings}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.DocQuery, DocContext>) {
  const doc = docOf(data);
  return (
    <PageHead
      title={doc.title}
      description={doc.description}
      canonical={pageContext.canonical}
      picture={pageContext.navigation.picture}
      stylesheets={doc.content.examples.length > 0 ? [doc.version.stylesheet] : []}
      version={pageContext.version}
      markdown={markdownPath(doc.path)}
      structuredData={(site, addressOf) => [
        techArticle({
          title: doc.title,
          description: doc.description,
          url: addressOf(pageContext.canonical ?? doc.path),
          image: addressOf(socialImagePath(pageContext.navigation.picture)),
          version: pageContext.version.label,
          site,
        }),
        siteBreadcrumbs(site, pageContext.navigation.breadcrumbs, addressOf),
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
      content {
        html
        headings {
          id
          level
          html
          purpose
        }
        examples
      }
      version {
        stylesheet
      }
    }
    ...DocsFrame
  }
`;
