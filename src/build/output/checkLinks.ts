import { existsSync } from 'node:fs';
import type { BuildArgs } from 'gatsby';
import { inProject } from '../paths';
import { findBrokenLinks, reportBrokenLinks, type LinkedPage } from './brokenLinks';

const QUERY = /* GraphQL */ `
  query Links {
    allDoc(filter: { draft: { eq: false } }) {
      nodes {
        path
        file
        anchors
        links
      }
    }
    allPage {
      nodes {
        path
        file
        anchors
        links
      }
    }
    allSitePage {
      nodes {
        path
      }
    }
  }
`;

interface Links {
  allDoc: { nodes: LinkedPage[] };
  allPage: { nodes: LinkedPage[] };
  allSitePage: { nodes: { path: string }[] };
}

/** Fails the build with a list of the links that lead to no page, no file or no heading. */
export async function checkLinks({ graphql, reporter }: Pick<BuildArgs, 'graphql' | 'reporter'>): Promise<void> {
  const { data, errors } = await (graphql(QUERY) as Promise<{ data?: Links; errors?: Error[] }>);
  if (!data) throw errors?.[0] ?? new Error('The links of the site could not be read.');
  const routes = new Set(data.allSitePage.nodes.map(({ path }) => path));
  const isFile = (target: string) => existsSync(inProject('public', `.${target}`));
  const broken = findBrokenLinks([...data.allDoc.nodes, ...data.allPage.nodes], routes).filter(
    ({ target }) => !isFile(target),
  );
  if (broken.length > 0) reporter.panic(reportBrokenLinks(broken));
}
