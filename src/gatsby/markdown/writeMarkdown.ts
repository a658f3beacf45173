import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { markdownPath } from '../../shared/navigation/markdownPath';
import { docsOf } from '../../shared/navigation/sidebar';
import { LIBRARY, resolvePackage } from '../api/libraryPackage';
import { readSite } from '../content/readContent';
import { listFiles, removeFiles } from '../files';
import { DOCS_FOLDER, inProject } from '../paths';
import type { SidebarItem } from '../../shared/navigation/types';
import type { Version } from '../../shared/versions/types';
import { pageMarkdown, type MarkdownPage } from './toMarkdown';

/** A version with its pages in sidebar order. */
type MarkdownVersion = Pick<Version, 'name' | 'label' | 'isLast'> & { sidebar: SidebarItem[]; docs: MarkdownPage[] };

interface MarkdownWriter {
  /** Writes the markdown of each page of a version, and one file with all of them. */
  addVersion(version: MarkdownVersion): void;
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

interface ListedPage {
  label: string;
  path: string;
  description: string;
}

interface ListedVersion {
  label: string;
  isLast: boolean;
  /** Path of the file with all pages of the version. */
  fullText: string;
  pages: readonly ListedPage[];
}

const escape = (text: string) => text.replace(/[\\[\]<*_`]/g, '\\$&');

/**
 * The list of the site's markdown files for language models; see https://llmstxt.org.
 *
 * @param base of paths: `https://site.example/prefix`; empty for paths alone
 */
export function llmsTxt(
  site: { title: string; description: string; versions: readonly ListedVersion[]; pages: readonly ListedPage[] },
  base: string,
): string {
  const item = ({ label, path, description }: ListedPage) =>
    `- [${escape(label)}](${base}${path}): ${escape(description)}`;
  const twin = (page: ListedPage) => item({ ...page, path: markdownPath(page.path) });
  const sections = site.versions.map(({ label, isLast, fullText, pages }) => {
    const whole = { label: 'Full text', path: fullText, description: `All pages of ${label} in one file.` };
    return [`## ${label}${isLast ? ' (latest)' : ''}`, '', item(whole), ...pages.map(twin)].join('\n');
  });
  const optional = site.pages.length > 0 ? [['## Optional', '', ...site.pages.map(twin)].join('\n')] : [];
  return `${[`# ${site.title}`, `> ${site.description}`, ...sections, ...optional].join('\n\n')}\n`;
}
