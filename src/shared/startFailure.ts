/** Event that reports why React does not run the page; `detail` is the reason. */
export const START_FAILURE = 'startfailure';
