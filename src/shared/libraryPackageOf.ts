/** The library package of a specifier such as `@react-querybuilder/dnd/dist/a.css`; null for other packages. */
export const libraryPackageOf = (specifier: string): string | null =>
  /^(?:react-querybuilder|@react-querybuilder\/[^/]+)(?=\/|$)/.exec(specifier)?.[0] ?? null;
