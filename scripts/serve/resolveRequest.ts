import type { RedirectLine } from './rules';

/** What the server does with a request. */
export type Resolution =
  { kind: 'file'; file: string; status: 200 | 404 } | { kind: 'redirect'; location: string; status: number };

const INDEX = '/index.html';

/** The file of a page: `/docs/intro` is `docs/intro/index.html` or `docs/intro.html`. */
function pageFile(path: string, exists: (file: string) => boolean): string | null {
  if (path === '/') return exists(INDEX) ? INDEX : null;
  if (path.endsWith('/')) return null;
  return [`${path}${INDEX}`, `${path}.html`].find(exists) ?? null;
}

/** The path without trailing slash, then also without extension or `index`. */
function normalForms(path: string): string[] {
  const bare = path.replace(/\/+$/, '') || '/';
  const withoutEnding = bare.replace(/(?:\/index)?\.html?$/, '').replace(/\/+$/, '') || '/';
  return [bare, withoutEnding].filter((form) => form !== path);
}

/**
 * Resolves a request as production does: redirects, then files, then the normalized path, then 404. Redirects keep the
 * query.
 */
export function resolveRequest(
  path: string,
  search: string,
  redirects: ReadonlyMap<string, RedirectLine>,
  exists: (file: string) => boolean,
): Resolution {
  const rule = redirects.get(path);
  if (rule) return { kind: 'redirect', location: `${rule.to}${search}`, status: rule.status };

  const isPageFile = /\.html?$/.test(path) && path !== '/404.html';
  if (!isPageFile && path !== '/' && exists(path)) return { kind: 'file', file: path, status: 200 };
  const page = pageFile(path, exists);
  if (page) return { kind: 'file', file: page, status: 200 };

  const known = normalForms(path).find((form) => pageFile(form, exists));
  if (known) return { kind: 'redirect', location: `${encodeURI(known)}${search}`, status: 301 };
  return { kind: 'file', file: '/404.html', status: 404 };
}
