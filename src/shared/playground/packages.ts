import { fetchOk } from '../fetchOk';

/**
 * Imports available to the examples of one version, written by the build to `/playground/<version>/packages.json`. URLs
 * are relative to the frame's page next to it.
 */
export interface Packages {
  /** Script that provides a module, such as `react-dom/client`. */
  modules: Record<string, string>;
  /** Names of the values and types that a module exports, where they are known. */
  exports: Record<string, string[]>;
  /** Scripts that must run before a script, in order. */
  needs: Record<string, string[]>;
  /** URL of a package's style sheet, such as `react-datepicker/dist/react-datepicker.css`. */
  styles: Record<string, string>;
  versions: Record<string, string>;
  /** URLs of the worker that checks types, and of the declarations that it needs. */
  types: { compiler: string; declarations: string };
}

/** `react-dom/client` → `react-dom`. */
export const packageOf = (module: string): string =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');

/** @throws Error if the file does not load */
export const loadPackages = async (url: string): Promise<Packages> => (await fetchOk(url)).json() as Promise<Packages>;
