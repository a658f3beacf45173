import { pathPattern } from '../../src/build/output/pathPattern';

/** A line of `_redirects`. */
export interface RedirectLine {
  from: string;
  to: string;
  status: number;
}

/** A block of `_headers`. */
export interface HeaderBlock {
  /** Path, which may hold `*` for any text. */
  path: string;
  headers: [name: string, value: string][];
}

/** Reads `_redirects` as Netlify does: from, to, status; what stands behind `#` is a comment. */
export function parseRedirects(text: string): RedirectLine[] {
  return text.split('\n').flatMap((line) => {
    const [from, to, status = '301'] = line.replace(/#.*$/, '').trim().split(/\s+/);
    return from && to ? [{ from, to, status: Number.parseInt(status, 10) }] : [];
  });
}

/**
 * The redirects by the path that they lead away from, without the path prefix; of several, the first counts. None holds
 * `*` for any text: the build writes none.
 */
export const redirectsByPath = (lines: readonly RedirectLine[], pathPrefix: string): Map<string, RedirectLine> =>
  new Map(lines.toReversed().map((line) => [line.from.slice(pathPrefix.length), line]));

/** Reads `_headers` as Netlify does: a path, then its headers, each on a line of its own with space before it. */
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

/** The headers of a path: those of every block that matches it; what several say under one name is joined by commas. */
export function headersFor(blocks: readonly HeaderBlock[], path: string): Record<string, string> {
  const matching = blocks.filter((block) => new RegExp(`^${pathPattern(block.path)}$`).test(path));
  const values = new Map<string, string>();
  for (const [name, value] of matching.flatMap(({ headers }) => headers)) {
    const before = values.get(name);
    values.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return Object.fromEntries(values);
}
