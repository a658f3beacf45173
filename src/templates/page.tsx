import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Document } from '../docs/document/Document';
import { PageHead } from '../layout/PageHead';
import { required } from '../shared/required';
import { TextPage } from '../ui/TextPage';
import { markdownPath } from '../shared/navigation/markdownPath';

const pageOf = ({ page }: Queries.PageQuery) => required(page, 'a stand-alone page');

export default function PageTemplate({ data }: PageProps<Queries.PageQuery>) {
  const page = pageOf(data);
  return (
    <TextPage title={page.title}>
      <Document html={page.content.html} />
    </TextPage>
  );
}

export function Head({ data }: HeadProps<Queries.PageQuery>) {
  const page = pageOf(data);
  return (
    <PageHead
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
      content {
        html
      }
    }
  }
`;
