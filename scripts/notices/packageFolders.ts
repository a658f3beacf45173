/**
 * A module path in a source map; captures the innermost package folder. Webpack names modules that it leaves out with a
 * `|`.
 */
const MODULE = /^(?:webpack:\/\/[^/]*\/)?(?:\.\/)?((?:[^|]*\/)?node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** Unique package folders in source map paths such as `webpack://site/./node_modules/@scope/name/dist/index.js`. */
export const packageFolders = (sources: readonly string[]): string[] => [
  ...new Set(sources.flatMap((source) => MODULE.exec(source)?.[1] ?? [])),
];
