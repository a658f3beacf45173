import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { encodeIndex } from '../../search/local/indexFile';
import { ask } from '../ask';
import { readSynonyms } from '../content/readContent';
import { readBuiltPages } from '../output/builtPages';
import type { SitePage } from '../output/sitePages';
import { isCodePage } from '../pages/codePages';
import { inProject } from '../paths';
import type { DocReader } from '../readDocs';
import { removeFiles } from '../removeFiles';
import type { DocumentNode } from '../../document/types';
import { INDEX_FOLDER } from './readBuiltRecords';
import { componentPages } from './componentPages';
import { searchRecords } from './searchRecords';
import type { SearchPage, SearchRecord } from './types';
import { versionRecords } from './versionRecords';

const SITE = /* GraphQL */ `
  query SearchSite {
    site {
      siteMetadata {
        title
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
  }
`;

type Described = Pick<SearchPage, 'path' | 'title' | 'description'>;

interface SiteQuery {
  site: { siteMetadata: { title: string } };
  allLibrary: { nodes: Described[] };
  allPage: { nodes: (Described & { document: DocumentNode[] })[] };
}

/**
 * Makes what writes the search index of the built site: a file for each version, which holds the places of its pages and
 * those of the pages of no version. Their names never change, so that a page of an earlier deploy finds them too.
 *
 * @param sitePages all pages
 */
export async function searchIndexWriter(
  { graphql }: Pick<BuildArgs, 'graphql'>,
  sitePages: readonly SitePage[],
): Promise<DocReader> {
  const ofSite = await siteRecords(graphql, sitePages);
  const synonyms = readSynonyms();
  await mkdir(INDEX_FOLDER, { recursive: true });
  await removeFiles(INDEX_FOLDER);

  let ofVersion = versionRecords('', []);
  return {
    begin: ({ name, sidebar }) => void (ofVersion = versionRecords(name, sidebar)),
    read: (doc) => ofVersion.add(doc),
    async end({ name }) {
      const text = encodeIndex(name, { records: [...ofVersion.all(), ...ofSite], synonyms });
      await writeFile(join(INDEX_FOLDER, `${name}.json`), text);
    },
  };
}

/** The records of the pages of no version. */
async function siteRecords(graphql: BuildArgs['graphql'], sitePages: readonly SitePage[]): Promise<SearchRecord[]> {
  const { site, allLibrary, allPage } = await ask<SiteQuery>(graphql, SITE);
  const ofNoVersion = { version: null, category: null, document: [] };
  const ofCode = sitePages.filter(isCodePage).map(({ path }) => path);
  const built = readBuiltPages(inProject('public'), ofCode);
  const pages = [
    ...componentPages(built, site.siteMetadata.title),
    ...[...allLibrary.nodes, ...allPage.nodes].map((page) => ({ ...ofNoVersion, ...page })),
  ];
  return pages.flatMap(searchRecords);
}
