import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import type { SidebarItem } from '../../navigation/types';
import { encodeIndex } from '../../search/local/indexFile';
import { ask, askDoc } from '../ask';
import { readSynonyms } from '../content/readContent';
import { readBuiltPages } from '../output/readBuiltPages';
import { inProject } from '../paths';
import type { DocumentNode } from '../../document/types';
import { INDEX_FOLDER } from './readBuiltRecords';
import { componentPages } from './componentPages';
import { searchRecords } from './searchRecords';
import type { SearchPage } from './types';
import { versionRecords, type Doc } from './versionRecords';

const SITE = /* GraphQL */ `
  query SearchSite {
    site {
      siteMetadata {
        title
      }
    }
    allDocsVersion {
      nodes {
        name
        sidebars
      }
    }
    allLibrary(sort: { position: ASC }) {
      nodes {
        path
        title
        description
      }
    }
    allPage(sort: { path: ASC }) {
      nodes {
        path
        title
        description
        document
      }
    }
    allSitePage(filter: { component: { glob: "**/src/pages/*" } }, sort: { path: ASC }) {
      nodes {
        path
      }
    }
  }
`;

const PAGE = /* GraphQL */ `
  query SearchPage($path: String!) {
    doc(path: { eq: $path }) {
      title
      document
    }
  }
`;

type Described = Pick<SearchPage, 'path' | 'title' | 'description'>;

interface SiteQuery {
  site: { siteMetadata: { title: string } };
  allDocsVersion: { nodes: { name: string; sidebars: { docs: SidebarItem[] } }[] };
  allLibrary: { nodes: Described[] };
  allPage: { nodes: (Described & { document: DocumentNode[] })[] };
  allSitePage: { nodes: { path: string }[] };
}

/**
 * Writes the search index of the built site: a file for each version, which holds the places of its pages and those of
 * the pages of no version. Their names never change, so that a page of an earlier deploy finds them too.
 */
export async function writeSearchIndex({ graphql }: Pick<BuildArgs, 'graphql'>): Promise<void> {
  const readDoc = (path: string) => askDoc<Doc>(graphql, PAGE, path);

  const { site, allDocsVersion, allLibrary, allPage, allSitePage } = await ask<SiteQuery>(graphql, SITE);
  const ofNoVersion = { version: null, category: null, document: [] };
  const built = await readBuiltPages(
    inProject('public'),
    allSitePage.nodes.map(({ path }) => path),
  );
  const sitePages = [
    ...componentPages(built, site.siteMetadata.title),
    ...[...allLibrary.nodes, ...allPage.nodes].map((page) => ({ ...ofNoVersion, ...page })),
  ];
  const siteRecords = sitePages.flatMap(searchRecords);
  const synonyms = readSynonyms();

  await rm(INDEX_FOLDER, { recursive: true, force: true });
  await mkdir(INDEX_FOLDER, { recursive: true });
  for (const { name, sidebars } of allDocsVersion.nodes) {
    const records = await versionRecords(name, sidebars.docs, readDoc);
    const text = encodeIndex(name, { records: [...records, ...siteRecords], synonyms });
    await writeFile(join(INDEX_FOLDER, `${name}.json`), text);
  }
}
