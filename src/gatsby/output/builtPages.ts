import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Reads the heads of built pages. Paths without a file are skipped. */
export function readBuiltPages(folder: string, paths: readonly string[]): BuiltPage[] {
  return paths.flatMap((path) => {
    const file = join(folder, path, 'index.html');
    return existsSync(file) ? { path, head: readHead(readFileSync(file, 'utf8')) } : [];
  });
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

/** Missing texts are empty. */
export function readHead(html: string): BuiltHead {
  const head = parse(html.slice(0, html.indexOf('</head>')));
  const meta = (name: string) =>
    head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  return {
    title: meta('og:title') ?? '',
    description: meta('description') ?? '',
    image: meta('og:image') ?? '',
    version: meta('docsearch:version') ?? null,
    isListed: !/\bnoindex\b/.test(meta('robots') ?? ''),
  };
}
