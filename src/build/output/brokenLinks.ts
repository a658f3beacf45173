import { decodeHash } from '../../navigation/decodeHash';

/** A page with the links in it and the ids that a link to it may name. */
export interface LinkedPage {
  path: string;
  file: string;
  anchors: readonly string[];
  links: readonly string[];
}

/** A link that leads nowhere. */
export interface BrokenLink {
  file: string;
  target: string;
  reason: string;
}

/**
 * Finds the links that lead to no page, or to no heading of the page.
 *
 * @param pages pages whose text is checked; a link to one of them may name an anchor
 * @param routes other paths that exist; what follows `#` is theirs to read
 */
export function findBrokenLinks(pages: readonly LinkedPage[], routes: ReadonlySet<string>): BrokenLink[] {
  const anchors = new Map(pages.map((page) => [page.path, new Set(page.anchors)]));
  return pages.flatMap(({ path: from, file, links }) =>
    links.flatMap((target): BrokenLink[] => {
      if (!target) return [{ file, target, reason: 'a link without a target' }];
      const [, path = '', hash = ''] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(target) ?? [];
      const known = anchors.get(path || from);
      const id = decodeHash(hash);
      if (known) return id && !known.has(id) ? [{ file, target, reason: `no heading #${id} there` }] : [];
      return routes.has(path) ? [] : [{ file, target, reason: 'no such page' }];
    }),
  );
}

/** The report of broken links: a line for each, under its file. */
export function reportBrokenLinks(broken: readonly BrokenLink[]): string {
  const files = [...new Set(broken.map(({ file }) => file))].sort();
  const blocks = files.map((file) => {
    const lines = broken.filter((link) => link.file === file).map(({ target, reason }) => `  ${target} (${reason})`);
    return [file, ...lines].join('\n');
  });
  return `Broken links: ${broken.length}\n\n${blocks.join('\n\n')}`;
}
