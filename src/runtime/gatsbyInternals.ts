/**
 * All uses of undocumented parts of Gatsby in the browser. gatsbyInternals.test.ts checks each assumption against
 * Gatsby's own code.
 */
import { PAGE_DATA_ID, replaceText, TEXT_ATTRIBUTE, type QueryResult } from '../shared/pageData';
import { writeStorage } from './storage';

/** A loaded page in Gatsby's loader. */
interface Page {
  /** Hash of the build that its data belongs to; empty if unknown. */
  webpackCompilationHash: string;
  /** The names of the component's files begin with it. */
  componentChunkName: string;
}

interface PageData {
  result: { data?: QueryResult };
}

interface GatsbyWindow {
  /** Present once Gatsby runs. */
  ___loader?: {
    /** Resolves without a page if its files failed to load. */
    loadPage(path: string): Promise<{ page?: Page } | undefined>;
    loadPageSync(path: string): object | undefined;
  };
  ___navigate?(to: string, options: { state?: object; replace: boolean }): void;
  ___webpackCompilationHash?: string;
  pageData?: PageData;
  ___chunkMapping?: Record<string, string[]>;
  pagePath?: string;
}

const gatsbyWindow = (): GatsbyWindow => window as unknown as GatsbyWindow;

/**
 * Gives Gatsby's scripts, before they run, the path and data of the loaded page, so that they do not fetch them again.
 * `path` has no path prefix; `build` is the hash of the page's build.
 */
export function announceLoadedPage(path: string | undefined, build: string | undefined): void {
  const target = gatsbyWindow();
  target.pagePath = path;
  target.___webpackCompilationHash = build;
  const element = document.getElementById(PAGE_DATA_ID);
  if (!element) return;
  target.pageData = JSON.parse(element.textContent) as PageData;
  replaceText(target.pageData.result.data, document.querySelector(`[${TEXT_ATTRIBUTE}]`)?.innerHTML ?? '');
}

/** Keeps Gatsby from prefetching chunks, for which every page would have to list the files of all chunks. */
export function prefetchOnlyPageData(): void {
  gatsbyWindow().___chunkMapping = {};
}

export const isGatsbyRunning = (): boolean => gatsbyWindow().___loader !== undefined;

/** Fetches a page's files; undefined if that fails. `path` includes the path prefix and the search. */
export async function loadPage(path: string): Promise<Page | undefined> {
  const resources = await gatsbyWindow()
    .___loader?.loadPage(path)
    .catch(() => undefined);
  return resources?.page;
}

export const isPageLoaded = (path: string): boolean => gatsbyWindow().___loader?.loadPageSync(path) !== undefined;

/** Always true in development, where builds have no hash. */
export const isOfRunningBuild = ({ webpackCompilationHash }: Page): boolean =>
  process.env.NODE_ENV !== 'production' || webpackCompilationHash === gatsbyWindow().___webpackCompilationHash;

/** The style sheets of a page's component, once it has loaded. */
export const stylesheetsOf = ({ componentChunkName }: Page): HTMLLinkElement[] => [
  ...document.querySelectorAll<HTMLLinkElement>(`link[rel=stylesheet][href*="/${componentChunkName}."]`),
];

/**
 * Shows a loaded page. `to` includes path prefix, search and hash. Gatsby's router asks for a frame before it renders,
 * in which the reader would see the old page once more; it gets the next task instead.
 */
export function navigateToPage(to: string, options: { state?: object; replace: boolean }): void {
  const { requestAnimationFrame } = window;
  const restore = () => {
    window.requestAnimationFrame = requestAnimationFrame;
  };
  window.requestAnimationFrame = (callback) => {
    restore();
    return window.setTimeout(callback);
  };
  gatsbyWindow().___navigate?.(to, options);
  setTimeout(restore);
}

/** Tells Gatsby that the page was reloaded to get the files of another build, so that it does not reload it again. */
export function markReloaded(): void {
  writeStorage('gatsby-reload-compilation-hash-match', '1', 'sessionStorage');
}

/**
 * Calls `focus` after a page change instead of focusing the wrapper of the whole page, from which keyboard users would
 * have to pass all bars again.
 */
export function replaceRouterFocus(focus: () => void): void {
  const frame = document.getElementById('gatsby-focus-wrapper');
  if (frame) frame.focus = focus;
}

/** Gatsby removes elements with this attribute from the head at each page change. */
export const GATSBY_HEAD_ATTRIBUTE = 'data-gatsby-head';

/** Keeps Gatsby from reloading the page forever after an unhandled failure of a chunk. */
export function keepPageOnFailedChunk(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if ((event.reason as { name?: string } | null)?.name === 'ChunkLoadError') event.stopImmediatePropagation();
  });
}
