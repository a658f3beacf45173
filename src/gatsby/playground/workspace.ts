import { readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Packages } from '../../shared/playground/packages';
import { memoize } from '../memoize';
import { listedPackages } from '../packages/listedPackages';
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

/** Of the packages whose modules are several. */
const MODULES: Partial<Record<string, string[]>> = {
  react: ['react', 'react/jsx-runtime'],
  'react-dom': ['react-dom', 'react-dom/client'],
};

/** Alternative builds of a style sheet. */
const STYLESHEET_VARIANT = /[.-](?:min|module|cssmodules)\b/;

/**
 * The packages that examples of a version may import: the site's and those of its workspace. Packages with a peer
 * dependency outside of these cannot run, so they are excluded.
 */
export function importablePackages(version: string): WorkspacePackage[] {
  const folder = join(DOCS_FOLDER, version);
  const listed = listedPackages(folder);
  return listed.filter((name) => hasPeers(name, folder, listed)).map((name) => describe(name, folder));
}

/** Names of the importable packages, for checking examples; addresses are empty. Read once per version. */
export const importableNames = memoize((version): Packages => {
  const all = importablePackages(version);
  const named = (list: readonly string[]) => Object.fromEntries(list.map((name) => [name, '']));
  return {
    modules: named(all.flatMap(({ modules }) => modules)),
    exports: {},
    needs: {},
    styles: named(all.flatMap(({ styles }) => Object.keys(styles))),
    versions: {},
    types: { compiler: '', declarations: '' },
  };
});

function hasPeers(name: string, folder: string, listed: readonly string[]): boolean {
  const { peerDependencies, peerDependenciesMeta } = readManifest(packageFolder(name, folder));
  return Object.keys(peerDependencies ?? {}).every(
    (peer) => listed.includes(peer) || peerDependenciesMeta?.[peer]?.optional,
  );
}

function describe(name: string, folder: string): WorkspacePackage {
  const root = packageFolder(name, folder);
  const dist = join(root, 'dist');
  const sheets = existsSync(dist)
    ? readdirSync(dist).filter((file) => file.endsWith('.css') && !STYLESHEET_VARIANT.test(file))
    : [];
  const styles = Object.fromEntries(sheets.map((file) => [`${name}/dist/${file}`, join(dist, file)]));
  return { name, version: readManifest(root).version, modules: MODULES[name] ?? [name], styles };
}
