/** The package of the library that all others of it build on. */
export const LIBRARY = 'react-querybuilder';

/**
 * The package of the library that an import is of; null when it is of another.
 *
 * @param specifier such as `@react-querybuilder/dnd/dist/query-builder.css`
 */
export const libraryPackageOf = (specifier: string): string | null =>
  /^(?:react-querybuilder|@react-querybuilder\/[^/]+)(?=\/|$)/.exec(specifier)?.[0] ?? null;

/** Whether a package, by its name, is one of the library. */
export const isLibraryPackage = (name: string): boolean => libraryPackageOf(name) === name;
