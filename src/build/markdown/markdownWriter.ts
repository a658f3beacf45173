import { mkdir, open, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { markdownPath } from '../../navigation/markdownPath';
import { docsOf } from '../../navigation/sidebar';
import { LIBRARY } from '../api/libraryPackage';
import { resolvePackage } from '../api/resolvePackage';
import { ask } from '../ask';
import { readEnvironment, textBase } from '../environment';
import { listFiles } from '../listFiles';
import { DOCS_FOLDER, inProject } from '../paths';
import type { BuiltDoc, BuiltVersion, DocReader } from '../readDocs';
import { removeFiles } from '../removeFiles';
import { llmsTxt, type ListedVersion } from './llmsTxt';
import { pageMarkdown, type MarkdownPage } from './toMarkdown';

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
        markdown
      }
    }
  }
`;

interface SiteQuery {
  site: { siteMetadata: { title: string; description: string } };
  allPage: { nodes: (MarkdownPage & { label: string })[] };
}

/** Writes the markdown of the documentation as it is read. */
interface MarkdownWriter extends Required<DocReader> {
  /** Writes that of the pages of no version, and `llms.txt`, which lists all. */
  finish(): Promise<void>;
}

/**
 * Makes what writes the markdown of the built site: a file beside each page, the whole text of each version, and
 * `llms.txt`. What an earlier build wrote goes.
 */
export async function markdownWriter({ graphql }: Pick<BuildArgs, 'graphql'>): Promise<MarkdownWriter> {
  await removeMarkdown();
  const base = textBase(readEnvironment(process.env));
  const versions: ListedVersion[] = [];
  let subject = '';
  let fullText: FileHandle | undefined;

  const writePage = async (page: MarkdownPage): Promise<string> => {
    const text = pageMarkdown(page, base);
    await writeFile(inPublic(markdownPath(page.path)), text);
    return text;
  };

  return {
    async begin({ name, label }) {
      subject = `Version ${label}, ${LIBRARY} ${resolvePackage(LIBRARY, join(DOCS_FOLDER, name)).version}`;
      await mkdir(inPublic(FULL_TEXTS), { recursive: true });
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

const FULL_TEXTS = '/llms';

const fullTextOf = (version: string) => `${FULL_TEXTS}/${version}.txt`;

const inPublic = (path: string) => inProject('public', `.${path}`);

/** Removes all markdown of the site but files that are served as they are. */
async function removeMarkdown(): Promise<void> {
  const served = new Set(listFiles(inProject('static')));
  const isOwn = (file: string) => file.endsWith('.md') || `/${file}`.startsWith(`${FULL_TEXTS}/`);
  await removeFiles(inPublic('/'), (file) => isOwn(file) && !served.has(file));
}
