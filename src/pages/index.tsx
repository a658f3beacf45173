import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { HomePage } from '../home/HomePage';
import { PageHead } from '../layout/PageHead';

interface HomeQuery {
  site: { siteMetadata: { title: string; tagline: string; description: string; siteUrl: string } };
  docsVersion: { stylesheet: string };
  docExample: { html: string };
}

export default function Home({ data }: PageProps<HomeQuery>) {
  const { title, tagline } = data.site.siteMetadata;
  return <HomePage title={title} tagline={tagline} sample={data.docExample.html} />;
}

export function Head({ data: { site, docsVersion } }: HeadProps<HomeQuery>) {
  const { description } = site.siteMetadata;
  return (
    <PageHead site={site.siteMetadata} description={description} canonical="/" stylesheets={[docsVersion.stylesheet]} />
  );
}

export const query = graphql`
  query Home {
    site {
      siteMetadata {
        title
        tagline
        description
        siteUrl
      }
    }
    docsVersion(name: { eq: "next" }) {
      stylesheet
    }
    docExample(exampleId: { eq: "next/intro/fields" }) {
      html
    }
  }
`;
