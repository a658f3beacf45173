import { readRedirects } from '../content/readContent';
import type { RedirectRule } from '../content/schemas';
import { listFiles } from '../listFiles';
import { inProject } from '../paths';
import { extensionRedirects } from './extensionRedirects';

/**
 * All redirects of the site: those of the table, and those to pages and files that end in a target extension.
 *
 * @param pages paths of the pages, those of the redirects left out
 * @param files folder of the files that are served as they are
 * @throws ContentError
 */
export function siteRedirects(pages: readonly string[], files = inProject('static')): RedirectRule[] {
  const table = readRedirects().map(({ from, to }) => ({ from, to }));
  const taken = [...pages, ...table.map(({ from }) => from)];
  return [...table, ...extensionRedirects([...pages, ...listFiles(files).map((file) => `/${file}`)], taken)];
}
