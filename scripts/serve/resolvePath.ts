/** A file to send, or the path of the page that an address leads to. */
type Resolution = { file: string; status: number } | { page: string };

const NOT_FOUND = { file: '/404.html', status: 404 };

/** Files for hosts, and the address that Gatsby gives the page for what is not found. */
const NOT_SERVED = /^\/(?:_headers|_redirects|404)(?:\/|$)/;

/** Other forms of a page's address, such as `/x/`, `/x.html`, `/x/index` and `/x/index.html`. */
const OTHER_FORM = /(?:\/index)?(?:\.html?)?\/*$/;

/** Resolves a path as nginx does with what `src/gatsby/output/nginx.ts` writes. */
export function resolvePath(path: string, isFile: (file: string) => boolean): Resolution {
  if (path === NOT_FOUND.file) return { file: path, status: 200 };
  if (NOT_SERVED.test(path)) return NOT_FOUND;
  const page = path.replace(OTHER_FORM, '') || '/';
  const file = [`${page}/index.html`.replace('//', '/'), `${page}.html`].find(isFile);
  if (file) return path === page ? { file, status: 200 } : { page };
  return isFile(path) ? { file: path, status: 200 } : NOT_FOUND;
}
