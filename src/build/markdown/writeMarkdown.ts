import { mkdir, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { markdownPath } from '../../navigation/markdownPath';
import { docsOf } from '../../navigation/sidebar';
import type { SidebarItem } from '../../navigation/types';
import { LIBRARY } from '../api/libraryPackage';
import { resolvePackage } from '../api/resolvePackage';
import { ask } from '../ask';
import { LOCAL_ADDRESS, readEnvironment } from '../environment';
import { DOCS_FOLDER, inProject } from '../paths';
import { llmsTxt } from './llmsTxt';
import { toMarkdown, type MarkdownPage } from './toMarkdown';

const SITE = /* GraphQL */ `
  query MarkdownSite {
    site {
      siteMetadata {
        title
        description
      }
    }
    allDocsVersion(sort: { position: ASC }) {
      nodes {
        name
        label
        isLast
        sidebars
      }
    }
    allPage(sort: { path: ASC }) {
      nodes {
        path
        label: title
        description
      }
    }
  }
`;

const PAGE = /* GraphQL */ `
  query MarkdownPage($path: String!) {
    doc(path: { eq: $path }) {
      title
      description
      file
      document
    }
    page(path: { eq: $path }) {
      title
      description
      file
      document
    }
  }
`;

interface SiteQuery {
  site: { siteMetadata: { title: string; description: string } };
  allDocsVersion: { nodes: { name: string; label: string; isLast: boolean; sidebars: { docs: SidebarItem[] } }[] };
  allPage: { nodes: { path: string; label: string; description: string }[] };
}

type PageQuery = Record<
  'doc' | 'page',
  (Pick<MarkdownPage, 'title' | 'description' | 'document'> & { file: string }) | null
>;

/**
 * Writes the markdown of the built site: a file beside each page, the whole text of each version, and `llms.txt`, which
 * lists them. Page after page, for the text of thousands would not fit in memory.
 *
 * @throws Error that names the file of a page with something that has no form in markdown
 */
export async function writeMarkdown({ graphql, pathPrefix }: Pick<BuildArgs, 'graphql' | 'pathPrefix'>): Promise<void> {
  const { siteUrl } = readEnvironment(process.env);
  const base = siteUrl === LOCAL_ADDRESS ? pathPrefix : `${siteUrl}${pathPrefix}`;

  const writePage = async (path: string, subject?: string): Promise<string> => {
    const { doc, page } = await ask<PageQuery>(graphql, PAGE, { path });
    const source = doc ?? page;
    if (!source) throw new Error(`${path}: expected a page that is listed to be there`);
    try {
      const text = toMarkdown({ ...source, path, subject }, base);
      await writeFile(inPublic(markdownPath(path)), text);
      return text;
    } catch (error) {
      throw new Error(`${source.file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  };

  const { site, allDocsVersion, allPage } = await ask<SiteQuery>(graphql, SITE);
  await mkdir(inPublic('/llms'), { recursive: true });
  const versions = [];
  for (const { name, label, isLast, sidebars } of allDocsVersion.nodes) {
    const pages = docsOf(sidebars.docs);
    const fullText = `/llms/${name}.txt`;
    const subject = `Version ${label}, ${LIBRARY} ${resolvePackage(LIBRARY, join(DOCS_FOLDER, name)).version}`;
    const file = await open(inPublic(fullText), 'w');
    try {
      for (const { path } of pages) await file.write(`${await writePage(path, subject)}\n`);
    } finally {
      await file.close();
    }
    versions.push({ label, isLast, fullText, pages });
  }
  for (const { path } of allPage.nodes) await writePage(path);
  const list = llmsTxt({ ...site.siteMetadata, versions, pages: allPage.nodes }, base);
  await writeFile(inPublic('/llms.txt'), list);
}

const inPublic = (path: string) => inProject('public', `.${path}`);
