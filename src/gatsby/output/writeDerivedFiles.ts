import type { BuildArgs } from 'gatsby';
import { docsOf } from '../../shared/navigation/sidebar';
import type { SidebarItem } from '../../shared/navigation/types';
import { contentVersions } from '../content/readContent';
import { pageExtracts, type PageExtracts } from '../document/compiledPage';
import { sourceOfNode, type DocNode, type PageNode } from '../document/pageSource';
import { readEnvironment, absoluteLinkBase } from '../environment';
import { markdownWriter } from '../markdown/writeMarkdown';
import { docsTreeId, type DocsTreeNode } from '../nodes/versionNodes';
import { versionRecords } from '../search/searchRecords';
import { INDEX_FOLDER, siteRecords, writeSearchIndex } from '../search/writeSearchIndex';
import { removeFiles } from '../files';
import type { LinkedPage } from './brokenLinks';
import type { SitePage } from './sitePages';

interface ExtractedPage extends PageExtracts {
  path: string;
  file: string;
  title: string;
  description: string;
}

export interface SiteContent {
  pages: LinkedPage[];
  versions: { path: string; sidebar: SidebarItem[] }[];
}

/**
 * Writes everything extracted from pages: markdown and the search index. Holds one version in memory at a
 * time.
 */
export async function writeDerivedFiles(
  { getNode, getNodesByType, cache }: Pick<BuildArgs, 'getNode' | 'getNodesByType' | 'cache'>,
  sitePages: readonly SitePage[],
): Promise<SiteContent> {
  const site = absoluteLinkBase(readEnvironment(process.env));
  const extract = async (node: DocNode | PageNode): Promise<ExtractedPage> => {
    const { path, file, title, description } = node;
    return { path, file, title, description, ...(await pageExtracts(sourceOfNode(node, getNode, site), cache)) };
  };
  const pageNodes = (getNodesByType('Page') as PageNode[]).sort((a, b) => (a.path < b.path ? -1 : 1));
  const docNodes = new Map((getNodesByType('Doc') as DocNode[]).map((node) => [node.path, node]));
  const pages = await Promise.all(pageNodes.map(extract));
  const siteContent: SiteContent = { pages: pages.map(linksOf), versions: [] };
  const markdown = markdownWriter(site);
  const ofSite = siteRecords(pages, sitePages);
  removeFiles(INDEX_FOLDER);

  for (const version of contentVersions()) {
    const { sidebar } = getNode(docsTreeId(version.name)) as DocsTreeNode;
    const docs: ExtractedPage[] = [];
    for (const { path } of docsOf(sidebar)) {
      const node = docNodes.get(path);
      if (node) docs.push(await extract(node));
    }
    markdown.addVersion({ ...version, sidebar, docs });
    writeSearchIndex(version.name, versionRecords(version.name, sidebar, docs), ofSite);
    siteContent.versions.push({ path: version.path, sidebar });
    siteContent.pages.push(...docs.map(linksOf));
  }
  markdown.finish(pages);
  return siteContent;
}

const linksOf = ({ path, file, anchors, links }: LinkedPage): LinkedPage => ({ path, file, anchors, links });
