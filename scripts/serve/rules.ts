import { pathPattern, type HeaderRule } from '../../src/gatsby/output/headers';

/** A line of `_redirects`. */
interface RedirectLine {
  from: string;
  to: string;
  status: number;
  /** Whether it wins over a file at its path. */
  isForced: boolean;
}

/** Parses `_redirects` in Netlify's format: from, to, status. The build writes no wildcards and no comments. */
export function parseRedirects(text: string): RedirectLine[] {
  return text.split('\n').flatMap((line) => {
    const [from, to, status = '301'] = line.split(' ');
    return from && to ? [{ from, to, status: Number.parseInt(status, 10), isForced: status.endsWith('!') }] : [];
  });
}

/** Parses `_headers` in Netlify's format: a path, followed by its indented headers. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').filter((it) => it.trim())) {
    const [name = '', ...value] = line.split(':');
    const rule = rules.at(-1);
    if (rule && /^\s/.test(line)) rule.headers[name.trim()] = value.join(':').trim();
    else rules.push({ path: line.trim(), headers: {} });
  }
  return rules;
}

/** Most rules are of one page, which needs no pattern. */
const isFor = (path: string, rule: HeaderRule) =>
  rule.path.includes('*') ? new RegExp(`^${pathPattern(rule.path)}$`).test(path) : rule.path === path;

/** Headers of all matching rules; repeated names are joined with commas. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter((rule) => isFor(path, rule));
  const result: Record<string, string> = {};
  for (const [name, value] of matching.flatMap(({ headers }) => Object.entries(headers))) {
    result[name] = name in result ? `${result[name]}, ${value}` : value;
  }
  return result;
}
