/** Paths in the content folders that are not content: packages of the versions, and scratch files of checks. */
export const NOT_CONTENT = /(?:^|[\\/])(?:node_modules|_scratch-[^\\/]*)(?:[\\/]|$)|(?:^|[\\/])package\.json$/;
