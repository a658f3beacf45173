import { pathPattern } from '../../src/gatsby/output/pathPattern';

/** A line of `_redirects`. */
export interface RedirectLine {
  from: string;
  to: string;
  status: number;
}

/** A block of `_headers`. */
export interface HeaderBlock {
  /** May contain `*` as a wildcard. */
  path: string;
  headers: [name: string, value: string][];
}

/** Parses `_redirects` in Netlify's format: from, to, status; `#` starts a comment. */
export function parseRedirects(text: string): RedirectLine[] {
  return text.split('\n').flatMap((line) => {
    const [from, to, status = '301'] = line.replace(/#.*$/, '').trim().split(/\s+/);
    return from && to ? [{ from, to, status: Number.parseInt(status, 10) }] : [];
  });
}

/**
 * Redirects by path without prefix; the first rule for a path wins. Wildcards are not supported: the build writes none.
 */
export const redirectsByPath = (lines: readonly RedirectLine[], pathPrefix: string): Map<string, RedirectLine> =>
  new Map(lines.toReversed().map((line) => [line.from.slice(pathPrefix.length), line]));

/** Parses `_headers` in Netlify's format: a path, followed by its indented headers. */
export function parseHeaders(text: string): HeaderBlock[] {
  const blocks: HeaderBlock[] = [];
  for (const line of text.split('\n')) {
    if (!line.trim() || line.trim().startsWith('#')) continue;
    if (!/^\s/.test(line)) blocks.push({ path: line.trim(), headers: [] });
    else {
      const colon = line.indexOf(':');
      blocks.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
    }
  }
  return blocks;
}

/** Headers of all matching blocks; repeated names are joined with commas. */
export function headersFor(blocks: readonly HeaderBlock[], path: string): Record<string, string> {
  const matching = blocks.filter((block) => new RegExp(`^${pathPattern(block.path)}$`).test(path));
  const values = new Map<string, string>();
  for (const [name, value] of matching.flatMap(({ headers }) => headers)) {
    const before = values.get(name);
    values.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return Object.fromEntries(values);
}
