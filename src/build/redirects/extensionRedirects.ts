import type { RedirectRule } from '../content/schemas';

/** Endings that a reader may leave out. */
const TARGET_EXTENSIONS = /\.(?:exe|zip)$/;

/**
 * A redirect to each page or file that ends in one of the target extensions, from its path without it. Where a page has
 * that path, or a redirect comes from it already, there is none; of two files, the first in the alphabet is meant.
 *
 * @param targets paths of pages and files
 * @param taken paths that are not free
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
