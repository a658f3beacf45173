import { pathPattern } from '../../src/gatsby/output/headers';

/** A line of `_redirects`. */
interface RedirectLine {
  from: string;
  to: string;
  status: number;
}

/** A block of `_headers`. */
interface HeaderBlock {
  /** May contain `*` as a wildcard. */
  path: string;
  headers: [name: string, value: string][];
}

/** Parses `_redirects` in Netlify's format: from, to, status. The build writes no wildcards and no comments. */
export function parseRedirects(text: string): RedirectLine[] {
  return text.split('\n').flatMap((line) => {
    const [from, to, status = '301'] = line.split(' ');
    return from && to ? [{ from, to, status: Number.parseInt(status, 10) }] : [];
  });
}

/** Parses `_headers` in Netlify's format: a path, followed by its indented headers. */
export function parseHeaders(text: string): HeaderBlock[] {
  const blocks: HeaderBlock[] = [];
  for (const line of text.split('\n').filter((it) => it.trim())) {
    const [name = '', ...value] = line.split(':');
    if (/^\s/.test(line)) blocks.at(-1)?.headers.push([name.trim(), value.join(':').trim()]);
    else blocks.push({ path: line.trim(), headers: [] });
  }
  return blocks;
}

/** Headers of all matching blocks; repeated names are joined with commas. */
export function headersFor(blocks: readonly HeaderBlock[], path: string): Record<string, string> {
  const matching = blocks.filter((block) => new RegExp(`^${pathPattern(block.path)}$`).test(path));
  const result: Record<string, string> = {};
  for (const [name, value] of matching.flatMap(({ headers }) => headers)) {
    result[name] = name in result ? `${result[name]}, ${value}` : value;
  }
  return result;
}
