import { readFile } from 'node:fs/promises';
import { inProject } from '../paths';
import type { SearchPage } from './types';

const TITLE = /<title[^>]*>([^<]*)</;
const DESCRIPTION = /<meta name="description" content="([^"]*)"/;
const NOINDEX = /<meta name="robots" content="noindex/;

/** What React writes for characters that mean something in HTML. */
const ESCAPED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/**
 * Pages that are components, and so have their words in the built HTML alone; those that search engines leave out are
 * left out here too.
 *
 * @param paths of pages of the built site
 * @param siteTitle what the title of each ends with, and what the home page is called
 */
export async function readBuiltPages(paths: readonly string[], siteTitle: string): Promise<SearchPage[]> {
  const pages = await Promise.all(paths.map((path) => readBuiltPage(path, siteTitle)));
  return pages.flatMap((page) => page ?? []);
}

async function readBuiltPage(path: string, siteTitle: string): Promise<SearchPage | null> {
  const html = await readFile(inProject('public', `.${path}`, path.endsWith('.html') ? '' : 'index.html'), 'utf8');
  if (NOINDEX.test(html)) return null;
  const [fullTitle, description] = [TITLE, DESCRIPTION].map((part) => unescape(part.exec(html)?.[1] ?? ''));
  if (!fullTitle || !description) throw new Error(`${path}: expected a title and a description in its head`);
  const isHome = fullTitle === siteTitle;
  return {
    version: null,
    path,
    category: isHome ? siteTitle : null,
    title: isHome ? 'Home page' : fullTitle.replace(` | ${siteTitle}`, ''),
    description,
    document: [],
  };
}

const unescape = (html: string) => html.replace(/&(#?\w+);/g, (whole, name: string) => ESCAPED[name] ?? whole);
