import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { inProject } from '../paths';

/** Sections whose pages are made of content: src/build/pages. */
const FROM_CONTENT = ['demo', 'docs'];

/** Pages that have no path of their own name. */
const UNNAMED = ['index', '404'];

/** The names with which the paths of the site's pages begin; the home page has none. */
export function pageSections(): string[] {
  const files = [...readdirSync(inProject('src', 'pages')), ...readdirSync(inProject('content', 'pages'))];
  const names = files.map((file) => parse(file).name).filter((name) => !UNNAMED.includes(name));
  return [...FROM_CONTENT, ...names].sort();
}

/**
 * Checks that each page is in one of the sections, which have headers.
 *
 * @throws Error that names the first page which is in none
 */
export function checkSections(pages: readonly string[], sections: readonly string[]): void {
  const outside = pages.find((path) => path !== '/' && !sections.includes(path.split('/')[1] ?? ''));
  if (outside !== undefined) {
    throw new Error(
      `${outside}: expected a page in one of the sections ${sections.join(', ')}: see src/build/output/pageSections.ts`,
    );
  }
}
