import { parse } from 'node-html-parser';

export interface BuiltPage {
  path: string;
  head: BuiltHead;
}

const PAGE_FILE = /(?:^|\/)index\.html$/;

/** True for pages with a path of their own, unlike `404.html`. */
export const isPageFile = (name: string): boolean => PAGE_FILE.test(name);

/** `docs/intro/index.html` is the page `/docs/intro`. */
export const pathOfFile = (name: string): string => `/${name.replace(PAGE_FILE, '')}`;

/** The pages at these paths, in their order. */
export function pagesAt(paths: readonly string[], built: readonly BuiltPage[]): BuiltPage[] {
  const byPath = new Map(built.map((page) => [page.path, page]));
  return paths.flatMap((path) => byPath.get(path) ?? []);
}

interface BuiltHead {
  title: string;
  description: string;
  image: string;
  /** Name of the version; null outside the documentation. */
  version: string | null;
  /** False for a page that search engines should not index. */
  isListed: boolean;
}

/** Missing texts are empty. They are copies: a part of a text would keep all of it in memory. */
export function readHead(html: string): BuiltHead {
  const head = parse(html.slice(0, html.indexOf('</head>')));
  const meta = (name: string) =>
    head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  return structuredClone({
    title: meta('og:title') ?? '',
    description: meta('description') ?? '',
    image: meta('og:image') ?? '',
    version: meta('docsearch:version') ?? null,
    isListed: !/\bnoindex\b/.test(meta('robots') ?? ''),
  });
}
