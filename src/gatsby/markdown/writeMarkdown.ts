import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { markdownPath } from '../../shared/navigation/markdownPath';
import { docsOf } from '../../shared/navigation/sidebar';
import { LIBRARY } from '../api/libraryPackage';
import { resolvePackage } from '../api/resolvePackage';
import { readSite } from '../content/readContent';
import { listFiles } from '../listFiles';
import { DOCS_FOLDER, inProject } from '../paths';
import { removeFiles } from '../removeFiles';
import type { TextVersion } from '../output/writeTexts';
import { llmsTxt, type ListedVersion } from './llmsTxt';
import { pageMarkdown, type MarkdownPage } from './toMarkdown';

interface MarkdownWriter {
  /** Writes the markdown of each page of a version, and one file with all of them. */
  addVersion(version: TextVersion): void;
  /** Writes the pages outside the documentation and `llms.txt`, then removes files of earlier builds. */
  finish(pages: readonly MarkdownPage[]): void;
}

export function markdownWriter(site: string): MarkdownWriter {
  const versions: ListedVersion[] = [];
  const written = new Set<string>();

  const write = (path: string, text: string) => {
    const file = inPublic(path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    written.add(path.slice(1));
  };
  const writePage = (page: MarkdownPage): string => {
    const text = pageMarkdown(page, site);
    write(markdownPath(page.path), text);
    return text;
  };

  return {
    addVersion({ name, label, isLast, sidebar, docs }) {
      const subject = `Version ${label}, ${LIBRARY} ${resolvePackage(LIBRARY, join(DOCS_FOLDER, name)).version}`;
      const texts = docs.map((doc) => `${writePage({ ...doc, subject })}\n`);
      write(fullTextOf(name), texts.join(''));
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

/** Removes markdown of earlier builds, but not files that are copied from static/. */
function removeOthers(written: ReadonlySet<string>): void {
  const served = new Set(listFiles(inProject('static')));
  const isOwn = (file: string) => file.endsWith('.md') || `/${file}`.startsWith(`${FULL_TEXTS}/`);
  removeFiles(inPublic('/'), (file) => isOwn(file) && !written.has(file) && !served.has(file));
}
