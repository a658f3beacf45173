import { join } from 'node:path';
import { shortLabel } from '../../shared/versions/versions';
import { codeDigest } from '../codeDigest';
import { contentVersions, readApiHistory } from '../content/readContent';
import { digestOf } from '../digest';
import { keptValue } from '../keptValue';
import { listedPackages } from '../packages/listedPackages';
import { DOCS_FOLDER } from '../paths';
import { isLibraryPackage, LIBRARY, resolvePackage } from './libraryPackage';
import { readApi } from './readApi';
import type { DeclaredApi } from './types';
import { versionApi, type VersionApi } from './versionApi';

interface ContentApis {
  /** Hash of the packages, and of the code that reads them. */
  digest: string;
  versions: Map<string, { api: DeclaredApi; versionApi: VersionApi }>;
}

let apis: ContentApis | undefined;

/** The declarations of the library's packages in all documented versions, read once per process. */
export function contentApis(): ContentApis {
  apis ??= readAll();
  return apis;
}

/**
 * The declarations of one version.
 *
 * @throws Error for a version that is not in the table
 */
export function apisOf(version: string) {
  const found = contentApis().versions.get(version);
  if (!found) throw new Error(`version ${version}: expected one of content/versions.yml`);
  return found;
}

function readAll(): ContentApis {
  const releases = readApiHistory()[LIBRARY];
  const all = contentVersions()
    .map(({ name, label }) => ({ name, label: shortLabel(label), ...readVersion(name) }))
    .reverse();
  return {
    digest: digestOf(...all.map(({ key }) => key)),
    versions: new Map(all.map(({ name, api }, index) => [name, { api, versionApi: versionApi(all, index, releases) }])),
  };
}

function readVersion(name: string): { api: DeclaredApi; key: string } {
  const folder = join(DOCS_FOLDER, name);
  return readPackages(folder, listedPackages(folder).filter(isLibraryPackage));
}

let reader: string | undefined;

/** The declarations of packages that are installed for a folder. */
export function readPackages(folder: string, packages: readonly string[]): { api: DeclaredApi; key: string } {
  reader ??= codeDigest('src/gatsby/api/readApi.ts');
  const key = digestOf(reader, ...packages.map((it) => `${it}@${resolvePackage(it, folder).version}`));
  return { api: keptValue('api', key, () => readApi(folder, packages)), key };
}
