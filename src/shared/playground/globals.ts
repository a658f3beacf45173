/** The function that instrumented code calls; see `createLoopGuard`. */
export const GUARD_GLOBAL = '__guard';

/** The object in which instrumented code finds the `location` that it assigns to; see `navigationScope`. */
export const SCOPE_GLOBAL = '__scope';
