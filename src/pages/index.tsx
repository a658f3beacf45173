import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { HomePage } from '../home/HomePage';
import { PageHead } from '../layout/PageHead';
import { webSite } from '../layout/structuredData';

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
  const { title, description } = site.siteMetadata;
  return (
    <PageHead
      site={site.siteMetadata}
      description={description}
      canonical="/"
      stylesheets={[docsVersion.stylesheet]}
      structuredData={(addressOf) => [webSite(title, description, addressOf('/'), addressOf('/search'))]}
    />
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
