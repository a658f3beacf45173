/**
 * What the site relies on of Gatsby that Gatsby does not document. Nothing else touches it, and gatsbyInternals.test.ts
 * holds each assumption against Gatsby's own code.
 */
import { PAGE_DATA_ID, replaceText, TEXT_ATTRIBUTE, type QueryResult } from '../shared/pageData';
import { writeStorage } from './storage';

/** What Gatsby's loader knows of a page whose files have come. */
interface Page {
  /** Hash of the build that its data is of; empty where that is not known. */
  webpackCompilationHash: string;
  /** Name of the chunk of its component: the names of the files of that chunk begin with it. */
  componentChunkName: string;
}

/** The data of a page, as far as it is looked at here. */
interface PageData {
  result: { data?: QueryResult };
}

interface GatsbyWindow {
  /** There as soon as Gatsby runs. */
  ___loader?: {
    /** Gives no page where its files could not be had. */
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
 * Tells Gatsby's scripts, before they run, which page the browser has loaded, and its data, so that they need not fetch
 * what is there.
 *
 * @param path of the page, without the path prefix
 * @param build hash of the build that the page is of
 */
export function announcePage(path: string | undefined, build: string | undefined): void {
  const target = gatsbyWindow();
  target.pagePath = path;
  target.___webpackCompilationHash = build;
  const element = document.getElementById(PAGE_DATA_ID);
  if (!element) return;
  target.pageData = JSON.parse(element.textContent) as PageData;
  replaceText(target.pageData.result.data, document.querySelector(`[${TEXT_ATTRIBUTE}]`)?.innerHTML ?? '');
}

/** Has Gatsby prefetch a page's data alone: it would have the files of all chunks, by name, written into every page. */
export function prefetchDataAlone(): void {
  gatsbyWindow().___chunkMapping = {};
}

/** Whether Gatsby's scripts have run. */
export const isGatsbyRunning = (): boolean => gatsbyWindow().___loader !== undefined;

/**
 * Fetches the files of a page.
 *
 * @param path with the path prefix, and with its search if it has one
 * @returns nothing where they could not be had
 */
export async function loadPage(path: string): Promise<Page | undefined> {
  const resources = await gatsbyWindow()
    .___loader?.loadPage(path)
    .catch(() => undefined);
  return resources?.page;
}

/** Whether the files of a page are there. */
export const isPageLoaded = (path: string): boolean => gatsbyWindow().___loader?.loadPageSync(path) !== undefined;

/** Whether a page is of the build that runs. While one develops, builds have no hash that could be compared. */
export const isOfRunningBuild = ({ webpackCompilationHash }: Page): boolean =>
  process.env.NODE_ENV !== 'production' || webpackCompilationHash === gatsbyWindow().___webpackCompilationHash;

/** The style sheets of a page's component, once it has loaded. */
export const stylesheetsOf = ({ componentChunkName }: Page): HTMLLinkElement[] => [
  ...document.querySelectorAll<HTMLLinkElement>(`link[rel=stylesheet][href*="/${componentChunkName}."]`),
];

/**
 * Shows a page whose files are there.
 *
 * @param to path with the path prefix, and with search and hash if it has them
 */
export const showPage = (to: string, options: { state?: object; replace: boolean }): void =>
  gatsbyWindow().___navigate?.(to, options);

/** Keeps Gatsby from loading the next page twice to get the files of another build. */
export function noteReload(): void {
  writeStorage('gatsby-reload-compilation-hash-match', '1', 'sessionStorage');
}

/**
 * Has a new page begin where `focus` puts the reader. When the path has changed, the router gives the focus to the frame
 * of the whole page, from which a reader would go through all the bars again.
 */
export function replaceFrameFocus(focus: () => void): void {
  const frame = document.getElementById('gatsby-focus-wrapper');
  if (frame) frame.focus = focus;
}

/** What has this, in the head, Gatsby takes away on every change of page. */
export const HEAD_ATTRIBUTE = 'data-gatsby-head';

/** Keeps Gatsby from loading the page anew, over and over, when a part of it does not load and nobody handled that. */
export function keepPageOnFailedChunk(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if ((event.reason as { name?: string } | null)?.name === 'ChunkLoadError') event.stopImmediatePropagation();
  });
}
