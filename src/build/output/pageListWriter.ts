import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { pageListPath, versionOfPath, type ListedPage } from '../../navigation/pageList';
import { ask } from '../ask';
import { contentVersions } from '../contentVersions';
import { inProject } from '../paths';
import type { DocReader } from '../readDocs';
import { removeFiles } from '../removeFiles';
import type { SitePage } from './sitePages';

const DEMOS = /* GraphQL */ `
  query Demos {
    allLibrary {
      nodes {
        path
        title
      }
    }
  }
`;

interface DemosQuery {
  allLibrary: { nodes: { path: string; title: string }[] };
}

const fileOf = (version: string) => inProject('public', `.${pageListPath(version)}`);

/**
 * Makes what writes the lists of pages, in which the not-found page looks for what a reader may have meant: one for each
 * version, so that no page carries those of all. Pages of the documentation and demos are offered; the rest are there
 * since other forms of their addresses lead on to them.
 *
 * @param sitePages all pages
 */
export async function pageListWriter(
  { graphql }: Pick<BuildArgs, 'graphql'>,
  sitePages: readonly SitePage[],
): Promise<DocReader> {
  const { allLibrary } = await ask<DemosQuery>(graphql, DEMOS);
  const titles = new Map(allLibrary.nodes.map(({ path, title }) => [path, title]));
  const paths = sitePages.map(({ path }) => path).filter((path) => !path.startsWith('/404'));
  const row = (path: string): ListedPage => {
    const title = titles.get(path);
    return title === undefined ? [path] : [path, title];
  };
  const folder = dirname(fileOf(''));
  await mkdir(folder, { recursive: true });
  await removeFiles(folder);
  return {
    read: ({ path, title }) => void titles.set(path, title),
    async end({ name }) {
      const isNear = (path: string) => [undefined, name].includes(versionOfPath(path, contentVersions())?.name);
      await writeFile(fileOf(name), JSON.stringify(paths.filter(isNear).map(row)));
    },
  };
}
