/**
 * Gives the focus to the main part of the page, and does not scroll. For a control that goes when it is used, and would
 * take the focus with it.
 */
export const focusMain = (): void => document.querySelector('main')?.focus({ preventScroll: true });
