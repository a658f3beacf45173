import type { BuildArgs } from 'gatsby';
import { docsOf } from '../../shared/navigation/sidebar';
import type { SidebarItem } from '../../shared/navigation/types';
import { contentVersions } from '../content/readContent';
import { pageText, type PageText } from '../document/compiledPage';
import { sourceOfNode, type DocNode, type PageNode } from '../document/pageSource';
import { readEnvironment, absoluteLinkBase } from '../environment';
import { markdownWriter } from '../markdown/writeMarkdown';
import { docsTreeId, type DocsTreeNode } from '../nodes/versionNodes';
import { versionRecords } from '../search/searchRecords';
import { INDEX_FOLDER, siteRecords, writeSearchIndex } from '../search/writeSearchIndex';
import { removeFiles } from '../files';
import type { LinkedPage } from './brokenLinks';
import type { SitePage } from './sitePages';

interface TextPage extends PageText {
  path: string;
  file: string;
  title: string;
  description: string;
}

export interface SiteTexts {
  pages: LinkedPage[];
  versions: { path: string; sidebar: SidebarItem[] }[];
}

/**
 * Writes everything derived from the texts of pages: markdown and the search index. Holds one version in memory at a
 * time.
 */
export async function writeTexts(
  { getNode, getNodesByType, cache }: Pick<BuildArgs, 'getNode' | 'getNodesByType' | 'cache'>,
  sitePages: readonly SitePage[],
): Promise<SiteTexts> {
  const site = absoluteLinkBase(readEnvironment(process.env));
  const textOf = async (node: DocNode | PageNode): Promise<TextPage> => {
    const { path, file, title, description } = node;
    return { path, file, title, description, ...(await pageText(sourceOfNode(node, getNode, site), cache)) };
  };
  const pageNodes = (getNodesByType('Page') as PageNode[]).sort((a, b) => (a.path < b.path ? -1 : 1));
  const docNodes = new Map((getNodesByType('Doc') as DocNode[]).map((node) => [node.path, node]));
  const pages = await Promise.all(pageNodes.map(textOf));
  const texts: SiteTexts = { pages: pages.map(linksOf), versions: [] };
  const markdown = markdownWriter(site);
  const ofSite = siteRecords(pages, sitePages);
  removeFiles(INDEX_FOLDER);

  for (const version of contentVersions()) {
    const { sidebar } = getNode(docsTreeId(version.name)) as DocsTreeNode;
    const docs: TextPage[] = [];
    for (const { path } of docsOf(sidebar)) {
      const node = docNodes.get(path);
      if (node) docs.push(await textOf(node));
    }
    markdown.addVersion({ ...version, sidebar, docs });
    writeSearchIndex(version.name, versionRecords(version.name, sidebar, docs), ofSite);
    texts.versions.push({ path: version.path, sidebar });
    texts.pages.push(...docs.map(linksOf));
  }
  markdown.finish(pages);
  return texts;
}

const linksOf = ({ path, file, anchors, links }: LinkedPage): LinkedPage => ({ path, file, anchors, links });
