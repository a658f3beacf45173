/** How long, in ms, a change of page takes before a progress bar shows. */
export const PROGRESS_DELAY = 200;

/** How long, in ms, a part of a page loads before it says so. */
export const LOADER_DELAY = 200;

/** How long, in ms, the files of the next page may take before they count as failed. */
export const PAGE_PATIENCE = 10_000;

/** How long, in ms, a page waits for the map of chunks before it comes alive without it. */
export const MAP_PATIENCE = 2000;

/** How long, in ms, the pointer is on a link before its reader is taken to be about to press it. */
export const POINTER_REST = 50;

/** How long, in ms, nobody types before they are taken to have paused. */
export const TYPING_PAUSE = 300;
