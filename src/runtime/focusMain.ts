/** Focuses the main element without scrolling, for controls that disappear when used and would lose focus. */
export const focusMain = (): void => document.querySelector('main')?.focus({ preventScroll: true });
