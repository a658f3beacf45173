/** The name of the demo with the controls that a query builder has by itself; it has nothing to load. */
export const DEFAULT_LIBRARY = 'default';
