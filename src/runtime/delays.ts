/** How long, in ms, a change of page takes before a progress bar shows. */
export const PROGRESS_DELAY = 200;

/** How long, in ms, a part of a page loads before it says so. */
export const LOADER_DELAY = 200;

/** How long, in ms, the files of the next page may take before they count as failed. */
export const PAGE_PATIENCE = 10_000;
