import type { Files } from './drafts';

/** Imports and exports of packages, types too: a project needs to have those installed as well. */
const PACKAGE_IMPORT = /\b(?:from|import)\s*\(?\s*['"]([^'"./][^'"]*)['"]/g;

/** What the files of an example import from packages, each once. It need not compile. */
export const importsOf = (files: Files): string[] => [
  ...new Set(
    Object.entries(files)
      .filter(([name]) => !name.endsWith('.css'))
      .flatMap(([, code]) => [...code.matchAll(PACKAGE_IMPORT)].map(([, specifier = '']) => specifier)),
  ),
];
