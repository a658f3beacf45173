import { readFileSync } from 'node:fs';
import type { BuildArgs, Node } from 'gatsby';
import { apisOf } from '../api/contentApi';
import { LIBRARY } from '../api/libraryPackage';
import { contentVersions, readApiHistory, readQuestions, readSite, readWordings } from '../content/readContent';
import { pageExtracts, type PageExtracts } from '../document/compiledPage';
import { sourceOfNode, type DocNode, type PageNode } from '../document/pageSource';
import { FEED, renderFeed, type FeedVersion } from './feed';
import { readEnvironment, siteBase } from '../environment';
import { mainText } from '../markdown/mainText';
import { demoTwin, type DemoNode } from '../markdown/demoTwin';
import { markdownWriter } from '../markdown/writeMarkdown';
import { docsTreeId, targetsOf, type DocsTreeNode } from '../nodes/versionNodes';
import { docsOf, type SidebarItem } from '../pages/sidebar';
import { addAsked } from '../search/addAsked';
import { addTypes } from '../search/addTypes';
import { versionRecords } from '../search/searchRecords';
import { INDEX_FOLDER, siteRecords, writeSearchIndex } from '../search/writeSearchIndex';
import { publishFile, removeFiles } from '../files';
import { inProject } from '../paths';
import type { LinkedPage } from './brokenLinks';
import type { BuiltPage } from './builtPages';
import { codePages } from './codePages';
import { writeReference } from './reference';
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
 * Writes everything extracted from pages: markdown, reference, feed and the search index. Holds one version in memory at a
 * time.
 */
export async function writeDerivedFiles(
  { getNode, getNodesByType, cache }: Pick<BuildArgs, 'getNode' | 'getNodesByType' | 'cache'>,
  sitePages: readonly SitePage[],
  built: readonly BuiltPage[],
): Promise<SiteContent> {
  const site = siteBase(readEnvironment(process.env));
  const extract = async (node: DocNode | PageNode): Promise<ExtractedPage> => {
    const { path, file, title, description } = node;
    return { path, file, title, description, ...(await pageExtracts(sourceOfNode(node, getNode, site), cache)) };
  };
  const pageNodes = (getNodesByType('Page') as PageNode[]).sort((a, b) => (a.path < b.path ? -1 : 1));
  const docNodes = new Map((getNodesByType('Doc') as DocNode[]).map((node) => [node.path, node]));
  const pages = await Promise.all(pageNodes.map(extract));
  const siteContent: SiteContent = { pages: pages.map(linksOf), versions: [] };
  const versions = contentVersions().map((version) => ({
    ...version,
    sidebar: (getNode(docsTreeId(version.name)) as DocsTreeNode).sidebar,
  }));
  const markdown = markdownWriter(site, versions);
  const ofCode = codePages(sitePages, built, readSite().title);
  const ofSite = siteRecords(pages, ofCode);
  const questions = readQuestions();
  const released: FeedVersion[] = [];
  removeFiles(INDEX_FOLDER);

  for (const version of versions) {
    const { sidebar } = version;
    const docs: ExtractedPage[] = [];
    for (const { path } of docsOf(sidebar)) {
      const node = docNodes.get(path);
      if (node) docs.push(await extract(node));
    }
    const { locations } = targetsOf(version.name, getNode);
    const { api, versionApi } = apisOf(version.name);
    const release = api.packages[LIBRARY] ?? '';
    markdown.addVersion({ ...version, release, api, locations }, docs);
    writeReference(version.name, versionApi, locations, docs);
    released.push({ release, path: version.path, locations });
    const places = addTypes(versionRecords(version.name, sidebar, docs), api.symbols);
    const records = addAsked(places, readWordings(version.name), questions, version);
    writeSearchIndex(version.name, records, ofSite);
    siteContent.versions.push({ path: version.path, sidebar });
    siteContent.pages.push(...docs.map(linksOf));
  }
  publishFile(FEED, renderFeed(readSite().title, site, readApiHistory(), released));
  const unlisted = await Promise.all(
    [...docNodes.values()].filter(({ unlisted, draft }) => unlisted && !draft).map(extract),
  );
  siteContent.pages.push(...unlisted.map(linksOf));
  const demos = (getNodesByType('Library') as (Node & DemoNode)[]).sort((a, b) => a.position - b.position);
  markdown.finish(
    [
      ...demos.map(demoTwin),
      ...pages,
      // The home page has a twin of its own.
      ...ofCode.filter(({ path }) => path !== '/').map((page) => ({ ...page, markdown: '' })),
      ...unlisted.map((page) => ({ ...page, isListed: false })),
    ],
    readHomeText(),
  );
  return siteContent;
}

/** What the home page says, which is written in code. */
const readHomeText = () => mainText(readFileSync(inProject('public', 'index.html'), 'utf8'));

const linksOf = ({ path, file, anchors, links }: LinkedPage): LinkedPage => ({ path, file, anchors, links });
