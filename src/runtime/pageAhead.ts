import { createElement, type ReactElement } from 'react';
import { createStore } from './createStore';
import { POINTER_REST } from './delays';
import { gatsbyWindow } from './gatsbyGlobals';

/** A page that its reader may be about to open. */
export interface PageAhead {
  path: string;
  /** As Gatsby will make it once the page is opened: React takes it for the same. */
  element: ReactElement;
}

/** The page that the pointer rests on a link to, or did last. */
export const pageAhead = createStore<PageAhead | null>(null);

/** The page at a path, where it is of the same kind as the one at hand, once its files are there. */
async function loadAhead(path: string): Promise<PageAhead | null> {
  const { loadPage, loadPageSync } = gatsbyWindow().___loader;
  const files = await loadPage(path);
  if (!files?.page || files.component !== loadPageSync(window.location.pathname)?.component) return null;
  const key = encodeURI(files.page.path);
  return { path: files.page.path, element: createElement(files.component.default, { ...files.json, key }) };
}

let pointed: HTMLAnchorElement | undefined;
let timer: ReturnType<typeof setTimeout>;

/** To be told that the pointer is on a link to a page; the page is not made for one that only passes by. */
export function pointAtPage(link: HTMLAnchorElement): void {
  pointed = link;
  clearTimeout(timer);
  timer = setTimeout(async () => {
    // Nothing tells when it leaves.
    if (!link.matches(':hover')) return;
    const page = await loadAhead(link.pathname);
    if (pointed === link) pageAhead.set(page);
  }, POINTER_REST);
}
