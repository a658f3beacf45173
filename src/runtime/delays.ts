/** Delay in ms before what loads, the next page or a part of this one, is said to. */
export const LOADER_DELAY = 200;

/** Timeout in ms for the files of the next page. */
export const PAGE_TIMEOUT = 10_000;

/** Debounce in ms after typing. */
export const TYPING_DEBOUNCE = 300;
