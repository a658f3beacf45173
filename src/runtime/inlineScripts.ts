import { COLOR_MODE_KEY, DARK_QUERY } from './colorMode';

/** Where a browser keeps the id of the announcement that its reader closed. */
export const ANNOUNCEMENT_KEY = 'announcement-dismissed';

/**
 * Rewrites a hash that `decodeURI` refuses, such as `#100%`, so that it decodes to itself, before anything reads it: at
 * first, and whenever it changes. Gatsby decodes each hash and takes the page down when that throws. To stand before all
 * other scripts, so that its listeners come before theirs.
 */
export const hashGuardScript = (): string =>
  `(function(){function guard(){try{decodeURI(location.hash)}catch(e){` +
  `history.replaceState(history.state,'',location.hash.replace(/%/g,'%25'))}}` +
  `guard();addEventListener('popstate',guard);addEventListener('hashchange',guard)})()`;

/**
 * Sets the colour mode before the first paint, from storage or the system; storage that holds anything else, or that
 * cannot be read, counts as empty.
 */
export const colorModeScript = (): string =>
  `(function(){var t;try{t=localStorage.getItem('${COLOR_MODE_KEY}')}catch(e){}` +
  `if(t!=='light'&&t!=='dark')t=matchMedia('${DARK_QUERY}').matches?'dark':'light';` +
  `document.documentElement.dataset.theme=t})()`;

/**
 * Hides the announcement before the first paint when it is the one that the reader closed.
 *
 * @param id the announcement that the page shows
 */
export const announcementScript = (id: string): string =>
  `(function(){try{if(localStorage.getItem('${ANNOUNCEMENT_KEY}')===${JSON.stringify(id)})` +
  `document.documentElement.dataset.announcement='dismissed'}catch(e){}})()`;

/**
 * Leads on from an old address, search and hash kept, without an entry in the history. Its element says where to, in
 * `data-to`.
 */
export const redirectScript = (): string =>
  `location.replace(document.currentScript.dataset.to+location.search+location.hash)`;

/** Tells Gatsby's scripts which page this is: its path, without the path prefix, stands in `data-page`. */
export const pagePathScript = (): string => `window.pagePath=document.currentScript.dataset.page`;
