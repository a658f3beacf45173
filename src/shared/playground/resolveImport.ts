import type { Packages } from './packages';

const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js'];

/** File named by a relative import; undefined if there is no such file. */
export function relativeFile(specifier: string, from: string, files: readonly string[]): string | undefined {
  const { pathname } = new URL(specifier, `file:///${from}`);
  const name = decodeURIComponent(pathname.slice(1));
  return ENDINGS.map((ending) => `${name}${ending}`).find((candidate) => files.includes(candidate));
}

/**
 * What an import is.
 *
 * @param from the importing file
 * @throws Error that lists the available imports
 */
export function resolveImport(
  specifier: string,
  from: string,
  files: readonly string[],
  { modules, styles }: Pick<Packages, 'modules' | 'styles'>,
): 'file' | 'style' | 'module' {
  if (/^\.{0,2}\//.test(specifier)) {
    if (relativeFile(specifier, from, files) !== undefined) return 'file';
    throw new Error(`There is no file "${specifier}" here. The files are ${files.join(', ')}.`);
  }
  if (Object.hasOwn(modules, specifier)) return 'module';
  if (Object.hasOwn(styles, specifier)) return 'style';
  const known = specifier.endsWith('.css') ? Object.keys(styles) : Object.keys(modules).filter(isForAuthors);
  throw new Error(`"${specifier}" cannot be imported here. Available: ${known.sort().join(', ')}.`);
}

/** JSX compiles to an import of its runtime, which nobody writes by hand. */
const isForAuthors = (module: string) => module !== 'react/jsx-runtime';
