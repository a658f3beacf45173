import type { RedirectRule } from '../content/schemas';
import { listFiles } from '../listFiles';
import { inProject } from '../paths';
import { extensionRedirects } from './extensionRedirects';

/** @param pages paths of pages, without redirects */
export function siteRedirects(
  table: readonly RedirectRule[],
  pages: readonly string[],
  files = inProject('static'),
): RedirectRule[] {
  const taken = [...pages, ...table.map(({ from }) => from)];
  return [...table, ...extensionRedirects([...pages, ...listFiles(files).map((file) => `/${file}`)], taken)];
}
