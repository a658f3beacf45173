import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pageListPath, versionOfPath, type ListedPage } from '../../navigation/pageList';
import { readLibraries } from '../content/readContent';
import { contentVersions } from '../contentVersions';
import { inProject } from '../paths';
import { removeFiles } from '../removeFiles';
import type { DocReader } from '../texts/readDocs';
import type { SitePage } from './sitePages';

const fileOf = (version: string) => inProject('public', `.${pageListPath(version)}`);

interface PageListWriter extends DocReader {
  /** Writes the lists, given all pages. */
  finish(sitePages: readonly SitePage[]): void;
}

/**
 * Makes what writes the lists of pages, in which the not-found page looks for what a reader may have meant: one for each
 * version, so that no page carries those of all. Pages of the documentation and demos are offered; the rest are there
 * since other forms of their addresses lead on to them.
 */
export function pageListWriter(): PageListWriter {
  const titles = new Map(readLibraries().map(({ path, title }) => [path, title]));
  const row = (path: string): ListedPage => {
    const title = titles.get(path);
    return title === undefined ? [path] : [path, title];
  };
  return {
    read: ({ path, title }) => void titles.set(path, title),
    finish(sitePages) {
      const paths = sitePages.map(({ path }) => path).filter((path) => !path.startsWith('/404'));
      const folder = dirname(fileOf(''));
      mkdirSync(folder, { recursive: true });
      removeFiles(folder);
      for (const { name } of contentVersions()) {
        const isNear = (path: string) => [undefined, name].includes(versionOfPath(path, contentVersions())?.name);
        writeFileSync(fileOf(name), JSON.stringify(paths.filter(isNear).map(row)));
      }
    },
  };
}
