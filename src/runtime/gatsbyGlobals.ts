import type { ComponentType } from 'react';

/** The files of a page, as Gatsby's loader gives them; `error` where they could not be had. */
interface PageFiles {
  status?: 'error';
  page?: {
    /** Hash of the build that the page's data is of; empty where that is not known. */
    webpackCompilationHash: string;
    /** Name of the chunk of its component, whose files the map of chunks has. */
    componentChunkName: string;
    /** Without the path prefix. */
    path: string;
  };
  /** The module of its component. */
  component: { default: ComponentType<object> };
  /** The props that the build has made for it. */
  json: object;
}

/** What Gatsby keeps in the window, as far as the site makes use of it. Paths begin with the path prefix. */
interface GatsbyWindow {
  ___loader: {
    loadPage(path: string): Promise<PageFiles | undefined>;
    /** Nothing when the page has not loaded, or has failed to. */
    loadPageSync(path: string): PageFiles | undefined;
    /** The files of a page whose data has come. */
    getResourceURLsForPathname(path: string): string[] | null;
    /** Called when a link is seen. */
    enqueue(path: string): void;
    /** Called when the pointer is on a link. */
    hovering(path: string): void;
  };
  ___navigate(to: string | number, options?: { state?: unknown; replace?: boolean }): void;
  ___push(to: string): void;
  ___replace(to: string): void;
  /** Hash of the build that runs. */
  ___webpackCompilationHash: string;
  /** The files of each chunk, without the path prefix. */
  ___chunkMapping?: Record<string, string[]>;
}

/** The window, as Gatsby has furnished it by the time that the site starts. */
export const gatsbyWindow = (): GatsbyWindow => window as unknown as GatsbyWindow;
