import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Packages } from '../../playground/packages';
import { packageFolder } from '../packages/resolvePackageFile';
import { DOCS_FOLDER } from '../paths';

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** An installed package that examples may import. */
export interface WorkspacePackage {
  name: string;
  version: string;
  /** What an import of it may name. */
  modules: string[];
  /** Its style sheets: what an import names, and the file. */
  styles: Record<string, string>;
}

/** What the site brings to every example. */
const SITE_PACKAGES = { react: ['react', 'react/jsx-runtime'], 'react-dom': ['react-dom', 'react-dom/client'] };

/** Copies of a style sheet in another form. */
const VARIANT = /[.-](?:min|module|cssmodules)\b/;

const readManifest = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/**
 * The packages that the examples of a version may import: those of the site, and those that its workspace lists. One
 * that needs a package which is not among them cannot run, so it is left out.
 */
export function workspacePackages(version: string): WorkspacePackage[] {
  const folder = join(DOCS_FOLDER, version);
  const listed = Object.keys(readManifest(folder).dependencies ?? {});
  const known = new Set([...Object.keys(SITE_PACKAGES), ...listed]);
  const site = Object.entries(SITE_PACKAGES).map(([name, modules]) => describe(name, folder, modules));
  const own = listed.filter((name) => missingPeers(name, folder, known).length === 0);
  return [...site, ...own.map((name) => describe(name, folder, [name]))];
}

/** What those packages are to a check of an example, which asks for names alone: they have no addresses yet. */
export function listedPackages(version: string): Packages {
  const all = workspacePackages(version);
  const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '']));
  return {
    modules: named(all.flatMap(({ modules }) => modules)),
    needs: {},
    styles: named(all.flatMap(({ styles }) => Object.keys(styles))),
    versions: Object.fromEntries(all.map(({ name, version: installed }) => [name, installed])),
  };
}

const texts = new Map<string, string>();

/** The same as text, which changes with it; read once. */
export function packagesText(version: string): string {
  const text = texts.get(version) ?? JSON.stringify(listedPackages(version));
  texts.set(version, text);
  return text;
}

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
    ? readdirSync(dist).filter((file) => file.endsWith('.css') && !VARIANT.test(file))
    : [];
  const styles = Object.fromEntries(sheets.map((file) => [`${name}/dist/${file}`, join(dist, file)]));
  return { name, version: readManifest(root).version, modules, styles };
}
