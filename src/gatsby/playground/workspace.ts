import { readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Packages } from '../../shared/playground/packages';
import { readManifest } from '../packages/readManifest';
import { packageFolder } from '../packages/resolvePackageFile';
import { DOCS_FOLDER } from '../paths';

export interface WorkspacePackage {
  name: string;
  version: string;
  /** Importable module names. */
  modules: string[];
  /** Style sheet files by import name. */
  styles: Record<string, string>;
}

/** Packages that the site provides to every example. */
const SITE_PACKAGES = { react: ['react', 'react/jsx-runtime'], 'react-dom': ['react-dom', 'react-dom/client'] };

/** Alternative builds of a style sheet. */
const STYLESHEET_VARIANT = /[.-](?:min|module|cssmodules)\b/;

/**
 * The packages that examples of a version may import: the site's and those of its workspace. Packages with a peer
 * dependency outside of these cannot run, so they are excluded.
 */
export function importablePackages(version: string): WorkspacePackage[] {
  const folder = join(DOCS_FOLDER, version);
  const listed = Object.keys(readManifest(folder).dependencies ?? {});
  const known = new Set([...Object.keys(SITE_PACKAGES), ...listed]);
  const site = Object.entries(SITE_PACKAGES).map(([name, modules]) => describe(name, folder, modules));
  const own = listed.filter((name) => missingPeers(name, folder, known).length === 0);
  return [...site, ...own.map((name) => describe(name, folder, [name]))];
}

const names = new Map<string, Packages>();

/** Names of the importable packages, for checking examples; addresses are empty. Read once per version. */
export function importableNames(version: string): Packages {
  const known = names.get(version) ?? readNames(version);
  names.set(version, known);
  return known;
}

function readNames(version: string): Packages {
  const all = importablePackages(version);
  const named = (list: readonly string[]) => Object.fromEntries(list.map((name) => [name, '']));
  return {
    modules: named(all.flatMap(({ modules }) => modules)),
    exports: {},
    needs: {},
    styles: named(all.flatMap(({ styles }) => Object.keys(styles))),
    versions: Object.fromEntries(all.map(({ name, version: installed }) => [name, installed])),
    types: { compiler: '', declarations: '' },
  };
}

/** A text that changes with the importable packages. */
export const packagesText = (version: string): string => JSON.stringify(importableNames(version));

function missingPeers(name: string, folder: string, known: ReadonlySet<string>): string[] {
  const { peerDependencies, peerDependenciesMeta } = readManifest(packageFolder(name, folder));
  return Object.keys(peerDependencies ?? {}).filter(
    (peer) => !known.has(peer) && !peerDependenciesMeta?.[peer]?.optional,
  );
}

function describe(name: string, folder: string, modules: string[]): WorkspacePackage {
  const root = packageFolder(name, folder);
  const dist = join(root, 'dist');
  const sheets = existsSync(dist)
    ? readdirSync(dist).filter((file) => file.endsWith('.css') && !STYLESHEET_VARIANT.test(file))
    : [];
  const styles = Object.fromEntries(sheets.map((file) => [`${name}/dist/${file}`, join(dist, file)]));
  return { name, version: readManifest(root).version, modules, styles };
}
