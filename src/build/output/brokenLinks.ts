import { decodeOrKeep } from '../../navigation/decodeOrKeep';

/** A page with the links in it and the ids that a link to it may name. */
export interface LinkedPage {
  path: string;
  file: string;
  /** Null where what follows `#` is the page's to read. */
  anchors: readonly string[] | null;
  /** Each link as it is written, with where it leads. */
  links: Readonly<Record<string, string>>;
}

/** A link that leads nowhere. */
export interface BrokenLink {
  file: string;
  /** The page that shows it. */
  page?: string;
  /** As it is written. */
  link: string;
  /** Where it leads. */
  target: string;
  reason: string;
}

export const NO_PAGE = 'no such page';

/**
 * Finds the links that lead to no page, or to no heading of the page.
 *
 * @param pages pages whose text is checked; a link to one of them may name an anchor
 * @param routes other paths that exist; what follows `#` is theirs to read
 */
export function findBrokenLinks(pages: readonly LinkedPage[], routes: ReadonlySet<string>): BrokenLink[] {
  const anchors = new Map(pages.map((page) => [page.path, page.anchors && new Set(page.anchors)]));
  const reasonOf = (target: string, from: string): string | null => {
    if (!target) return 'a link without a target';
    const [, path = '', hash = ''] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(target) ?? [];
    const known = anchors.get(path || from);
    const id = decodeOrKeep(hash);
    if (known) return id && !known.has(id) ? `no heading #${id} there` : null;
    return anchors.has(path || from) || routes.has(path) ? null : NO_PAGE;
  };
  return pages.flatMap(({ path, file, links }) =>
    Object.entries(links).flatMap(([link, target]): BrokenLink[] => {
      const reason = reasonOf(target, path);
      return reason === null ? [] : [{ file, page: path, link, target, reason }];
    }),
  );
}

/** From how many pages on a broken link seems to stand in what many pages share. */
const MANY = 5;

/** The report of broken links: what many pages share, then a line for each link under its file and page. */
export function reportBrokenLinks(broken: readonly BrokenLink[]): string {
  const counts = new Map<string, number>();
  for (const { target } of broken) counts.set(target, (counts.get(target) ?? 0) + 1);
  const frequent = [...counts].filter(([, count]) => count >= MANY);
  const shared = 'On many pages, so probably in what they share (content/site.yml, src/layout):';

  const blocks = new Map<string, string[]>();
  for (const { file, page, link, target, reason } of broken) {
    const title = page && page !== file ? `${file} (${page})` : file;
    const line = link === target ? `  ${link} (${reason})` : `  ${link} -> ${target} (${reason})`;
    blocks.set(title, [...(blocks.get(title) ?? []), line]);
  }
  return [
    `Broken links: ${broken.length}`,
    ...(frequent.length > 0
      ? [[shared, ...frequent.map(([target, count]) => `  ${target}, ${count} times`)].join('\n')]
      : []),
    ...[...blocks].sort(([a], [b]) => (a < b ? -1 : 1)).map(([title, lines]) => [title, ...lines].join('\n')),
  ].join('\n\n');
}
