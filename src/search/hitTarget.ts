import { navigate, withPrefix } from 'gatsby';

/** Whether a hit leads to a page of this site; else it is a full address. */
export const isSitePath = (url: string): boolean => /^\/(?!\/)/.test(url);

/** What a link to a hit has as its `href`. */
export const hrefOf = (url: string): string => (isSitePath(url) ? withPrefix(url) : url);

/** Leads to a hit: a page of this site without loading the site anew. */
export function visit(url: string): void {
  if (isSitePath(url)) void navigate(url);
  else window.location.assign(url);
}

/** Whether a click asks the browser for more than to follow a link: a new tab, a new window, a download. */
export const isModified = (event: Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>) =>
  event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
