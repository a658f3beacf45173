import { mkdir, open, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { markdownPath } from '../../navigation/markdownPath';
import { docsOf } from '../../navigation/sidebar';
import { LIBRARY } from '../api/libraryPackage';
import { resolvePackage } from '../api/resolvePackage';
import { ask } from '../ask';
import { LOCAL_ADDRESS, readEnvironment } from '../environment';
import { DOCS_FOLDER, inProject } from '../paths';
import type { BuiltDoc, BuiltVersion, DocReader } from '../readDocs';
import { llmsTxt, type ListedVersion } from './llmsTxt';
import { toMarkdown, type MarkdownPage } from './toMarkdown';

const SITE = /* GraphQL */ `
  query MarkdownSite {
    site {
      siteMetadata {
        title
        description
      }
    }
    allPage(sort: { path: ASC }) {
      nodes {
        path
        label: title
        title
        description
        file
        document
      }
    }
  }
`;

interface SiteQuery {
  site: { siteMetadata: { title: string; description: string } };
  allPage: { nodes: (MarkdownPage & { label: string; file: string })[] };
}

/** Writes the markdown of the documentation as it is read. */
interface MarkdownWriter extends Required<DocReader> {
  /** Writes that of the pages of no version, and `llms.txt`, which lists all. */
  finish(): Promise<void>;
}

/**
 * Makes what writes the markdown of the built site: a file beside each page, the whole text of each version, and
 * `llms.txt`.
 *
 * @throws Error that names the file of a page with something that has no form in markdown
 */
export function markdownWriter({ graphql, pathPrefix }: Pick<BuildArgs, 'graphql' | 'pathPrefix'>): MarkdownWriter {
  const { siteUrl } = readEnvironment(process.env);
  const base = siteUrl === LOCAL_ADDRESS ? pathPrefix : `${siteUrl}${pathPrefix}`;
  const versions: ListedVersion[] = [];
  let subject = '';
  let fullText: FileHandle | undefined;

  const writePage = async (page: MarkdownPage & { file: string }): Promise<string> => {
    try {
      const text = toMarkdown(page, base);
      await writeFile(inPublic(markdownPath(page.path)), text);
      return text;
    } catch (error) {
      throw new Error(`${page.file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  };

  return {
    async begin({ name, label }) {
      subject = `Version ${label}, ${LIBRARY} ${resolvePackage(LIBRARY, join(DOCS_FOLDER, name)).version}`;
      await mkdir(inPublic('/llms'), { recursive: true });
      fullText = await open(inPublic(fullTextOf(name)), 'w');
    },
    async read(doc: BuiltDoc) {
      await fullText?.write(`${await writePage({ ...doc, subject })}\n`);
    },
    async end({ name, label, isLast, sidebar }: BuiltVersion) {
      await fullText?.close();
      versions.push({ label, isLast, fullText: fullTextOf(name), pages: docsOf(sidebar) });
    },
    async finish() {
      const { site, allPage } = await ask<SiteQuery>(graphql, SITE);
      for (const page of allPage.nodes) await writePage(page);
      const list = llmsTxt({ ...site.siteMetadata, versions, pages: allPage.nodes }, base);
      await writeFile(inPublic('/llms.txt'), list);
    },
  };
}

const fullTextOf = (version: string) => `/llms/${version}.txt`;

const inPublic = (path: string) => inProject('public', `.${path}`);
