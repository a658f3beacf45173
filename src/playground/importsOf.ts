import type { Files } from './drafts';

/** Matches type imports too, because a project needs those packages installed. */
const PACKAGE_IMPORT = /\b(?:from|import)\s*\(?\s*['"]([^'"./][^'"]*)['"]/g;

/** Import specifiers of packages, deduplicated. The files need not compile. */
export const importsOf = (files: Files): string[] => [
  ...new Set(
    Object.entries(files)
      .filter(([name]) => !name.endsWith('.css'))
      .flatMap(([, code]) => [...code.matchAll(PACKAGE_IMPORT)].map(([, specifier = '']) => specifier)),
  ),
];
