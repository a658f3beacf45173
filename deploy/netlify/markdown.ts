/** Netlify runs this at its edge, for requests that name the type: it sends them the twin of a page. */
export const config = { path: '/*', excludedPath: '/*.*', header: { accept: 'text/markdown' } };

/** In the order in which they say what a client thinks of a page. */
const PAGE_RANGES = ['text/html', 'text/*', '*/*'];

/**
 * Whether a client likes markdown better than a page, or as much and names it first. No browser that navigates does.
 *
 * @param accept the header of a request
 */
export function prefersMarkdown(accept = ''): boolean {
  const ranges = accept
    .toLowerCase()
    .split(',')
    .map((range) => {
      const [name = '', ...parameters] = range.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length) ?? '1';
      return { name, quality: Number(quality) };
    });
  const find = (name: string) => ranges.find((range) => range.name === name);
  const markdown = find('text/markdown');
  const page = PAGE_RANGES.map(find).find(Boolean);
  if (!markdown || !(markdown.quality > 0)) return false;
  if (markdown.quality !== page?.quality) return markdown.quality > (page?.quality ?? 0);
  return page.name !== 'text/html' || ranges.indexOf(markdown) < ranges.indexOf(page);
}

/** The twin of the page at a path: of `/docs/intro`, `/docs/intro.md`. */
export const twinPath = (path: string): string => `${path.endsWith('/') ? `${path}index` : path}.md`;

/** @returns undefined for Netlify to answer by itself, as for an address without a page */
export default async function sendTwin(request: Request): Promise<Response | undefined> {
  const { method, headers, url } = request;
  if (!['GET', 'HEAD'].includes(method) || !prefersMarkdown(headers.get('accept') ?? '')) return undefined;
  const address = new URL(url);
  address.pathname = twinPath(address.pathname);
  const known = headers.get('if-none-match');
  const twin = await fetch(address, { method, headers: known === null ? {} : { 'If-None-Match': known } });
  return twin.ok || twin.status === 304 ? twin : undefined;
}
