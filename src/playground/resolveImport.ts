import type { Packages } from './packages';

/** What an import of an example leads to. */
export type Resolution =
  { kind: 'file'; name: string } | { kind: 'style'; specifier: string } | { kind: 'module'; specifier: string };

/** Endings that an import may leave out. */
const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js'];

/** The file of an example that a relative import names; undefined when there is none. */
export function relativeFile(specifier: string, from: string, files: readonly string[]): string | undefined {
  const { pathname } = new URL(specifier, `file:///${from}`);
  const name = decodeURIComponent(pathname.slice(1));
  return ENDINGS.map((ending) => `${name}${ending}`).find((candidate) => files.includes(candidate));
}

/**
 * Finds what an import leads to.
 *
 * @param specifier what it names
 * @param from the file that holds it
 * @param files the files of the example
 * @throws Error that says what may be imported
 */
export function resolveImport(
  specifier: string,
  from: string,
  files: readonly string[],
  { modules, styles }: Pick<Packages, 'modules' | 'styles'>,
): Resolution {
  if (/^\.{0,2}\//.test(specifier)) {
    const name = relativeFile(specifier, from, files);
    if (name !== undefined) return { kind: 'file', name };
    throw new Error(`There is no file "${specifier}" here. The files are ${files.join(', ')}.`);
  }
  if (Object.hasOwn(modules, specifier)) return { kind: 'module', specifier };
  if (Object.hasOwn(styles, specifier)) return { kind: 'style', specifier };
  const known = specifier.endsWith('.css') ? Object.keys(styles) : Object.keys(modules).filter(isForAuthors);
  throw new Error(`"${specifier}" cannot be imported here. What can: ${known.sort().join(', ')}.`);
}

/** JSX asks for its runtime; nobody writes that. */
const isForAuthors = (module: string) => module !== 'react/jsx-runtime';
