import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { markdownPath } from '../../navigation/markdownPath';
import { docsOf } from '../../navigation/sidebar';
import { LIBRARY } from '../api/libraryPackage';
import { resolvePackage } from '../api/resolvePackage';
import { readSite } from '../content/readContent';
import { listFiles } from '../listFiles';
import { DOCS_FOLDER, inProject } from '../paths';
import { removeFiles } from '../removeFiles';
import type { BuiltDoc, BuiltVersion, DocReader } from '../texts/readDocs';
import { llmsTxt, type ListedVersion } from './llmsTxt';
import { pageMarkdown, type MarkdownPage } from './toMarkdown';

/** Writes the markdown of the documentation as it is read. */
interface MarkdownWriter extends Required<DocReader> {
  /** Writes that of the pages of no version, and `llms.txt`, which lists all; what an earlier build wrote goes. */
  finish(pages: readonly MarkdownPage[]): void;
}

/**
 * Makes what writes the markdown of the site: a file beside each page, the whole text of each version, and `llms.txt`.
 *
 * @param site where paths begin
 */
export function markdownWriter(site: string): MarkdownWriter {
  const versions: ListedVersion[] = [];
  const written = new Set<string>();
  const folders = new Set<string>();
  let subject = '';
  let fullText: string[] = [];

  const write = (path: string, text: string) => {
    const file = inPublic(path);
    const folder = dirname(file);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    writeFileSync(file, text);
    written.add(path.slice(1));
  };
  const writePage = (page: MarkdownPage): string => {
    const text = pageMarkdown(page, site);
    write(markdownPath(page.path), text);
    return text;
  };

  return {
    begin({ name, label }) {
      subject = `Version ${label}, ${LIBRARY} ${resolvePackage(LIBRARY, join(DOCS_FOLDER, name)).version}`;
    },
    read: (doc: BuiltDoc) => void fullText.push(`${writePage({ ...doc, subject })}\n`),
    end({ name, label, isLast, sidebar }: BuiltVersion) {
      write(fullTextOf(name), fullText.join(''));
      fullText = [];
      versions.push({ label, isLast, fullText: fullTextOf(name), pages: docsOf(sidebar) });
    },
    finish(pages) {
      for (const page of pages) writePage(page);
      const listed = pages.map((page) => ({ ...page, label: page.title }));
      write('/llms.txt', llmsTxt({ ...readSite(), versions, pages: listed }, site));
      removeOthers(written);
    },
  };
}

const FULL_TEXTS = '/llms';

const fullTextOf = (version: string) => `${FULL_TEXTS}/${version}.txt`;

const inPublic = (path: string) => inProject('public', `.${path}`);

/** Removes the markdown of earlier builds: all that has not been written, but for files that are served as they are. */
function removeOthers(written: ReadonlySet<string>): void {
  const served = new Set(listFiles(inProject('static')));
  const isOwn = (file: string) => file.endsWith('.md') || `/${file}`.startsWith(`${FULL_TEXTS}/`);
  removeFiles(inPublic('/'), (file) => isOwn(file) && !written.has(file) && !served.has(file));
}
