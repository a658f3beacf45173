import { statSync } from 'node:fs';
import type { BuildArgs } from 'gatsby';
import { trailsOf } from '../../navigation/sidebar';
import type { SidebarItem } from '../../navigation/types';
import type { RedirectRule, Site } from '../content/schemas';
import { inProject } from '../paths';
import { findBrokenLinks, reportBrokenLinks, type LinkedPage } from './brokenLinks';
import { findBrokenRedirects } from './brokenRedirects';
import { siteLinks } from './siteLinks';

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
    allDocsVersion {
      nodes {
        path
        sidebars
      }
    }
    allRedirect {
      nodes {
        from
        to
      }
    }
    allSitePage {
      nodes {
        path
        component
      }
    }
    site {
      siteMetadata {
        announcement {
          link {
            to
          }
        }
        footer {
          links {
            to
          }
        }
      }
    }
  }
`;

interface Links {
  allDoc: { nodes: LinkedPage[] };
  allPage: { nodes: LinkedPage[] };
  allDocsVersion: { nodes: { path: string; sidebars: { docs: SidebarItem[] } }[] };
  allRedirect: { nodes: RedirectRule[] };
  allSitePage: { nodes: { path: string; component: string }[] };
  site: { siteMetadata: Pick<Site, 'announcement' | 'footer'> };
}

const isFile = (target: string) =>
  statSync(inProject('public', `.${target}`), { throwIfNoEntry: false })?.isFile() ?? false;

/** Fails the build with a list of the links and redirects that lead to no page, no file or no heading. */
export async function checkLinks({ graphql, reporter }: Pick<BuildArgs, 'graphql' | 'reporter'>): Promise<void> {
  const { data, errors } = await (graphql(QUERY) as Promise<{ data?: Links; errors?: Error[] }>);
  if (!data) throw errors?.[0] ?? new Error('The links of the site could not be read.');
  const texts = [...data.allDoc.nodes, ...data.allPage.nodes, siteLinks(data.site.siteMetadata)];
  const routes = new Set(data.allSitePage.nodes.map(({ path }) => path));
  const broken = [
    ...findBrokenLinks(texts, routes).filter(({ target }) => !isFile(target)),
    ...findBrokenRedirects(data.allRedirect.nodes, pagesOf(data)),
  ];
  if (broken.length > 0) reporter.panic(reportBrokenLinks(broken));
}

/** The paths that belong to pages. A redirect has taken the place of the page at its path, so content is asked too. */
function pagesOf({ allSitePage, allPage, allDocsVersion }: Links): Set<string> {
  const created = allSitePage.nodes.filter(({ component }) => !component.endsWith('/redirect.tsx'));
  const docs = allDocsVersion.nodes.flatMap(({ path, sidebars }) => [path, ...trailsOf(sidebars.docs).keys()]);
  return new Set([...[...created, ...allPage.nodes].map(({ path }) => path), ...docs]);
}
