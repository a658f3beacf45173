/**
 * A module of a package in a source map, with the folder of the package: the innermost, where one is in another. What
 * webpack leaves out has a `|` in its name.
 */
const MODULE = /^(?:webpack:\/\/[^/]*\/)?(?:\.\/)?((?:[^|]*\/)?node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/**
 * The folders of the packages that a bundle was made of, each once: of one package, several versions may be in it.
 *
 * @param sources paths of its source maps, such as `webpack://site/./node_modules/@scope/name/dist/index.js`
 */
export const packageFolders = (sources: readonly string[]): string[] => [
  ...new Set(sources.flatMap((source) => MODULE.exec(source)?.[1] ?? [])),
];
