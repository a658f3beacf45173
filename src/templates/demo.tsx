import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Demo } from '../demo/Demo';
import { PageHead } from '../layout/PageHead';
import { markdownPath } from '../shared/navigation/markdownPath';
import { required } from '../shared/required';

const libraryOf = ({ library }: Queries.DemoQuery) => required(library, 'a library with a demo');

export default function DemoTemplate({ data }: PageProps<Queries.DemoQuery>) {
  const library = libraryOf(data);
  return <Demo key={library.name} library={library} libraries={data.allLibrary.nodes} />;
}

export function Head({ data }: HeadProps<Queries.DemoQuery>) {
  const library = libraryOf(data);
  const { stylesheet } = required(data.docsVersion, 'the version that demos run');
  return (
    <PageHead
      title={library.title}
      description={library.description}
      canonical={library.path}
      picture={library.path}
      markdown={markdownPath(library.path)}
      stylesheets={[stylesheet]}
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
      facts {
        bytes
        bytesOfDefault
        packages {
          name
          version
          licence
          react
        }
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
  }
`;
