import type { RedirectRule } from '../content/schemas';
import { listFiles } from '../files';
import { inProject } from '../paths';

/** @param pages paths of pages, without redirects */
export function siteRedirects(
  table: readonly RedirectRule[],
  pages: readonly string[],
  files = inProject('static'),
): RedirectRule[] {
  const taken = [...pages, ...table.map(({ from }) => from)];
  return [...table, ...extensionRedirects([...pages, ...listFiles(files).map((file) => `/${file}`)], taken)];
}

const TARGET_EXTENSIONS = /\.(?:exe|zip)$/;

/**
 * Redirects to pages and files from their path without the extension. Taken paths are skipped; of several files, the
 * first in alphabetical order wins.
 */
export function extensionRedirects(targets: readonly string[], taken: Iterable<string>): RedirectRule[] {
  const used = new Set(taken);
  return [...targets].sort().flatMap((to) => {
    const from = to.replace(TARGET_EXTENSIONS, '');
    if (from === to || used.has(from)) return [];
    used.add(from);
    return [{ from, to }];
  });
}
