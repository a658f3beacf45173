import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Demo } from '../demo/Demo';
import type { DemoLibrary, DemoLink } from '../demo/types';
import { PageHead } from '../layout/PageHead';

interface DemoQuery {
  library: DemoLibrary & DemoLink;
  allLibrary: { nodes: DemoLink[] };
  docsVersion: { stylesheet: string };
  site: { siteMetadata: { title: string; siteUrl: string } };
}

export default function DemoTemplate({ data: { library, allLibrary } }: PageProps<DemoQuery>) {
  return <Demo key={library.name} library={library} libraries={allLibrary.nodes} />;
}

export function Head({ data: { library, docsVersion, site } }: HeadProps<DemoQuery>) {
  return (
    <PageHead
      site={site.siteMetadata}
      title={library.title}
      description={library.description}
      canonical={library.path}
      picture={library.path}
      stylesheets={[docsVersion.stylesheet]}
    />
  );
}

export const query = graphql`
  query Demo($name: String!) {
    library(name: { eq: $name }) {
      name
      path
      label
      title
      description
      stylesheets
      packages {
        name
        version
      }
    }
    allLibrary(sort: { position: ASC }) {
      nodes {
        name
        path
        label
      }
    }
    docsVersion(name: { eq: "next" }) {
      stylesheet
    }
    site {
      siteMetadata {
        title
        siteUrl
      }
    }
  }
`;
