import type { SidebarItem } from '../../navigation/types';
import { contentVersions } from '../contentVersions';
import { compileContent } from '../document/compileContent';
import { textOf } from '../document/documentOf';
import { documentSource } from '../document/documentSource';
import type { DocumentFiles } from '../document/documentStore';
import { writtenPages } from '../document/writtenPages';
import { readEnvironment, textBase } from '../environment';
import { standalonePages } from '../content/standalonePages';
import { markdownWriter } from '../markdown/markdownWriter';
import type { LinkedPage } from '../output/brokenLinks';
import { pageListWriter } from '../output/pageListWriter';
import type { SitePage } from '../output/sitePages';
import { searchIndexWriter } from '../search/searchIndexWriter';
import { readDocs, type DocReader } from './readDocs';

/** What is known of the pages that have a text when all is written that is made of it. */
export interface BuiltTexts {
  /** With their links. */
  pages: LinkedPage[];
  versions: { path: string; sidebar: SidebarItem[] }[];
}

/**
 * Compiles the pages of the documentation, and writes what of their texts needs the files of content alone: the markdown
 * of each page.
 *
 * @returns what does the rest once the site is built, given all its pages: it writes the search index and the lists of
 *   pages, and lets go of markdown and of kept documents that no page has any more
 * @throws Error for content that is not as expected
 */
export async function beginTexts(
  store: DocumentFiles,
): Promise<(sitePages: readonly SitePage[]) => Promise<BuiltTexts>> {
  const site = textBase(readEnvironment(process.env));
  const versions = contentVersions().map((version) => writtenPages(version, site));
  await compileContent(versions, store);

  const linked: LinkedPage[] = [];
  const linkReader: DocReader = { read: (page) => void linked.push(linksOf(page)) };
  const [markdown, searchIndex, pageLists] = [markdownWriter(site), searchIndexWriter(), pageListWriter()];
  await readDocs(versions, store, [linkReader, markdown, searchIndex, pageLists]);

  // Without the pages, whose texts need not be held until the end.
  const sidebars = versions.map(({ version: { path }, sidebar }) => ({ path, sidebar }));
  return async (sitePages) => {
    const texts = standalonePages().map(async (page) => ({
      ...page,
      ...(await textOf(documentSource(page, site, null), store)),
    }));
    const pages = await Promise.all(texts);
    markdown.finish(pages);
    searchIndex.finish(pages, sitePages);
    pageLists.finish(sitePages);
    store.removeOthers();
    return {
      pages: [...linked, ...pages.map(linksOf)],
      versions: sidebars,
    };
  };
}

const linksOf = ({ path, file, anchors, links }: LinkedPage): LinkedPage => ({ path, file, anchors, links });
