export const BUILDER_ID = 'demo-builder';

/** Focuses the query builder, which scrolls to it. */
export const focusBuilder = (): void => document.getElementById(BUILDER_ID)?.focus();
