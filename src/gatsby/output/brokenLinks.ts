import { decodeOrKeep } from '../../shared/navigation/decodeOrKeep';
import { REDIRECTS_FILE } from '../content/readContent';
import type { RedirectRule } from '../content/schemas';

export interface LinkedPage {
  path: string;
  file: string;
  /** Ids that links may target; null when the page itself reads the hash. */
  anchors: readonly string[] | null;
  /** Resolved target by link as written. */
  links: Readonly<Record<string, string>>;
}

export interface BrokenLink {
  file: string;
  /** Undefined for a link of a page, which may have it several times. */
  line?: number;
  /** Path of the page with the link. */
  page?: string;
  /** What leads nowhere; undefined for a link of a page. */
  kind?: 'redirect from' | 'redirect to';
  link: string;
  target: string;
  reason: string;
}

export const MISSING_PAGE = 'no such page';

/** Whether a link names the file of another page, as in `../api/export.mdx#sql`. */
export const isFileLink = (link: string): boolean => /^\.[^?#]*\.mdx?(?:[?#]|$)/.test(link);

/**
 * Finds links to missing pages or headings.
 *
 * @param routes paths besides those of `pages`; links to them may have any hash
 */
export function findBrokenLinks(pages: readonly LinkedPage[], routes: ReadonlySet<string>): BrokenLink[] {
  const anchors = new Map(pages.map((page) => [page.path, page.anchors && new Set(page.anchors)]));
  const reasonOf = (target: string, from: string): string | null => {
    if (!target) return 'a link without a target';
    const [, path = '', hash = ''] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(target) ?? [];
    const known = anchors.get(path || from);
    const id = decodeOrKeep(hash);
    if (known) return id && !known.has(id) ? `no heading #${id} there` : null;
    return anchors.has(path || from) || routes.has(path) ? null : MISSING_PAGE;
  };
  return pages.flatMap(({ path, file, links }) =>
    Object.entries(links).flatMap(([link, target]): BrokenLink[] => {
      const reason = reasonOf(target, path);
      return reason === null ? [] : [{ file, page: path, link, target, reason }];
    }),
  );
}

/** A redirect, with the file that asks for it if that is not content/redirects.yml. */
export type RedirectLine = RedirectRule & { line: number; file?: string };

/** @param pages paths of all pages, without redirects */
export function findBrokenRedirects(rules: readonly RedirectLine[], pages: ReadonlySet<string>): BrokenLink[] {
  const targets = new Map(rules.map(({ from, to }) => [from, to]));
  return rules.flatMap(({ from, to, line, file = REDIRECTS_FILE }) => {
    const broken = (kind: BrokenLink['kind'], target: string, reason: string) => ({
      file,
      line,
      kind,
      link: target,
      target,
      reason,
    });
    return [
      ...(targets.get(from) === to
        ? []
        : [broken('redirect from', from, `it leads to ${targets.get(from)} as well: expected one page`)]),
      ...(pages.has(from) ? [broken('redirect from', from, 'there is a page at the path to redirect')] : []),
      ...(pages.has(to) ? [] : [broken('redirect to', to, reasonAgainst(from, to, targets))]),
    ];
  });
}

function reasonAgainst(from: string, to: string, targets: ReadonlyMap<string, string>): string {
  const seen = new Set([from]);
  let end = to;
  for (let next = targets.get(end); next !== undefined && !seen.has(end); next = targets.get(end)) {
    seen.add(end);
    end = next;
  }
  if (end === to && !seen.has(end)) return `no such page, for the redirect from ${from}`;
  if (seen.has(end)) return `the redirect from ${from} leads in a circle`;
  return `the redirect from ${from} leads to another one: expected ${end}`;
}
