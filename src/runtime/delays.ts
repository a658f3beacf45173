/** Delay in ms before a page change shows a progress bar. */
export const PROGRESS_DELAY = 200;

/** Delay in ms before a loading part of a page shows a note. */
export const LOADER_DELAY = 200;

/** Timeout in ms for the files of the next page. */
export const PAGE_TIMEOUT = 10_000;

/** Debounce in ms after typing. */
export const TYPING_DEBOUNCE = 300;
