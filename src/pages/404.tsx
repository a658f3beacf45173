import { graphql, Link, type HeadProps } from 'gatsby';
import { PageHead } from '../layout/PageHead';
import { TextPage } from '../layout/TextPage';

interface NotFoundQuery {
  site: { siteMetadata: { title: string; siteUrl: string } };
}

export default function NotFoundPage() {
  return (
    <TextPage title="Page Not Found">
      <p>We could not find what you were looking for.</p>
      <p>
        Please contact the owner of the site that linked you to the original URL and let them know their link is broken.
      </p>
      <p>
        You can <Link to="/search">search the documentation</Link>, start at{' '}
        <Link to="/docs/intro">Getting started</Link>, or try the <Link to="/demo">demo</Link>.
      </p>
    </TextPage>
  );
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
  }
`;
