/** What the types of a version's examples are checked against, written by the build. Paths have no slash in front. */
export interface Declarations {
  /** Its examples find the packages of their version from here. */
  folder: string;
  /** The folder of TypeScript's own declarations, such as `lib.dom.d.ts`. */
  libraries: string;
  /** Declarations, and the package.json files that lead to them, by path. */
  files: Record<string, string>;
}
