/**
 * What the examples of one version may import, and which files of the site bring it: written at build as
 * `/playground/<version>/packages.json`. Addresses are relative to the frame's page beside it.
 */
export interface Packages {
  /** The script that brings a module, such as `react-dom/client`. */
  modules: Record<string, string>;
  /** The scripts that a script needs to have run before it, in that order. */
  needs: Record<string, string[]>;
  /** The address of a package's style sheet, such as `react-datepicker/dist/react-datepicker.css`. */
  styles: Record<string, string>;
  /** The installed version of each package. */
  versions: Record<string, string>;
}

/** The package that a module is part of: `react-dom/client` is of `react-dom`. */
export const packageOf = (module: string): string =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Reads what a version's examples may import.
 *
 * @param url address of its `packages.json`
 * @throws Error when it does not load
 */
export async function loadPackages(url: string): Promise<Packages> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as Packages;
}
