import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { HomePage } from '../home/HomePage';
import { PageHead } from '../layout/PageHead';
import { markdownPath } from '../shared/navigation/markdownPath';
import { required } from '../shared/required';
import { webSite } from '../layout/structuredData';
import { useSite } from '../runtime/useSite';

export default function Home({ data }: PageProps<Queries.HomeQuery>) {
  const { html } = required(data.docExample, 'the example next/intro/fields');
  return <HomePage site={useSite()} libraries={data.allLibrary.nodes} sample={html} />;
}

export function Head({ data }: HeadProps<Queries.HomeQuery>) {
  const { description } = useSite();
  const { stylesheet } = required(data.docsVersion, 'the version next');
  return (
    <PageHead
      description={description}
      canonical="/"
      markdown={markdownPath('/')}
      feed="/feed.xml"
      stylesheets={[stylesheet]}
      structuredData={(site, addressOf) => [webSite(site, description, addressOf('/'), addressOf('/search'))]}
    />
  );
}

export const query = graphql`
  query Home {
    docsVersion(name: { eq: "next" }) {
      stylesheet
    }
    allLibrary(sort: { position: ASC }) {
      nodes {
        name
        label
        path
        packages {
          name
        }
      }
    }
    docExample(exampleId: { eq: "next/intro/fields" }) {
      html(title: "App.tsx")
    }
  }
`;
