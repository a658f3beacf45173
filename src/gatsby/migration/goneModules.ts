import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isLibraryPackage, LIBRARY } from '../api/libraryPackage';
import { readManifest } from '../packages/readManifest';
import { packageFolder } from '../packages/resolvePackageFile';

/** Specifiers of the library that could be imported in the older version, and cannot in the newer one. */
export function goneModules(older: string, newer: string, packages: readonly string[]): string[] {
  const kept = dependenciesOf(newer);
  const dropped = [...dependenciesOf(older)].filter((name) => !kept.has(name) && !installed(name, newer, packages));
  const files = packages.flatMap((name) => {
    const before = modulesOf(packageFolder(name, older));
    const folder = installed(name, newer, packages);
    const after = new Set(folder === null ? [] : modulesOf(folder));
    return before.filter((it) => !after.has(it)).map((it) => `${name}${it}`);
  });
  return [...dropped, ...files];
}

/** Packages of the library that came along with it. */
const dependenciesOf = (folder: string) =>
  new Set(Object.keys(readManifest(packageFolder(LIBRARY, folder)).dependencies ?? {}).filter(isLibraryPackage));

/** A package's folder; null for one that the version does not document, or that is not installed. */
function installed(name: string, version: string, packages: readonly string[]): string | null {
  const { dependencies = {} } = readManifest(version);
  if (!packages.includes(name) || !(name in dependencies)) return null;
  return packageFolder(name, version);
}

/** What comes after the package's name in the specifiers of its modules and style sheets. */
function modulesOf(folder: string): string[] {
  const { exports } = readManifest(folder);
  const files = distOf(folder);
  if (!exports) return ['', ...files, ...files.map((it) => it.replace(/\.js$/, ''))];
  const isExported = (it: string) => `.${it}` in exports || './dist/*' in exports;
  const named = Object.keys(exports).filter((it) => !it.includes('*') && it !== './package.json');
  return [...named.map((it) => it.slice(1)), ...files.filter(isExported)];
}

/** Without the parts that a bundler named by their content, which nobody imports. */
const distOf = (folder: string): string[] =>
  existsSync(join(folder, 'dist'))
    ? readdirSync(join(folder, 'dist'))
        .filter((it) => /\.(?:m?js|css|scss)$/.test(it) && !/-[0-9a-f]{8}\./.test(it))
        .map((it) => `/dist/${it}`)
    : [];
