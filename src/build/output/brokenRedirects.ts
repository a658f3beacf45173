import type { RedirectRule } from '../content/schemas';
import type { BrokenLink } from './brokenLinks';

const FILE = 'content/redirects.yml';

/**
 * Finds the redirects that lead to no page, and those from a path that a page has, which no reader would see.
 *
 * @param pages paths of all pages, those of the redirects left out
 */
export function findBrokenRedirects(rules: readonly RedirectRule[], pages: ReadonlySet<string>): BrokenLink[] {
  return rules.flatMap(({ from, to }) => [
    ...(pages.has(from) ? [{ file: FILE, target: from, reason: 'there is a page at the path to redirect' }] : []),
    ...(pages.has(to) ? [] : [{ file: FILE, target: to, reason: `no such page, for the redirect from ${from}` }]),
  ]);
}
