import type { RedirectRule } from '../content/schemas';
import { listFiles } from '../files';
import type { DocFields } from '../nodes/pageFields';
import { inProject } from '../paths';

/** The redirects that the front matter of pages asks for. */
export const docRedirects = (docs: readonly RedirectedDoc[]): RedirectRule[] =>
  docs.flatMap(({ path, draft, redirectFrom }) => (draft ? [] : redirectFrom.map((from) => ({ from, to: path }))));

type RedirectedDoc = Pick<DocFields, 'path' | 'draft' | 'redirectFrom'>;

/** @param pages paths of pages, without redirects */
export function siteRedirects(
  table: readonly RedirectRule[],
  docs: readonly RedirectedDoc[],
  pages: readonly string[],
  files = inProject('static'),
): RedirectRule[] {
  const written = [...table, ...docRedirects(docs)];
  const taken = [...pages, ...written.map(({ from }) => from)];
  return [...written, ...extensionRedirects([...pages, ...listFiles(files).map((file) => `/${file}`)], taken)];
}

const TARGET_EXTENSIONS = /\.(?:exe|zip)$/;

/**
 * Redirects to pages and files from their path without the extension. Taken paths are skipped; of several files, the
 * first in alphabetical order wins.
 */
function extensionRedirects(targets: readonly string[], taken: Iterable<string>): RedirectRule[] {
  const used = new Set(taken);
  return [...targets].sort().flatMap((to) => {
    const from = to.replace(TARGET_EXTENSIONS, '');
    if (from === to || used.has(from)) return [];
    used.add(from);
    return [{ from, to }];
  });
}

/** Alternative addresses of a page. `.html` and trailing slashes are handled by the host; rules cannot. */
const otherForms = (page: string) => (page === '/' ? ['/index.htm'] : [`${page}.htm`, `${page}/index.html`]);

/**
 * Netlify's `_redirects`: `!` overrides a static page at the path. The host keeps the query string, browsers the hash.
 */
export function renderRedirects(rules: readonly RedirectRule[], pages: readonly string[], pathPrefix: string): string {
  const lines = [
    ...rules.map(({ from, to }) => `${pathPrefix}${from} ${pathPrefix}${to} 301!`),
    ...pages.flatMap((page) => otherForms(page).map((form) => `${pathPrefix}${form} ${pathPrefix}${page} 301`)),
  ];
  return lines.map((line) => `${line}\n`).join('');
}
