/** Name of the demo with the builder's own controls, which loads no library. */
export const DEFAULT_LIBRARY = 'default';
