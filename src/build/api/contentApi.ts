import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortLabel } from '../../versions/versions';
import { codeDigest } from '../codeDigest';
import { contentVersions } from '../contentVersions';
import { digestOf } from '../digest';
import { DOCS_FOLDER, inProject } from '../paths';
import { writeWhole } from '../writeWhole';
import { isLibraryPackage } from './libraryPackage';
import { readApi } from './readApi';
import { resolvePackage } from './resolvePackage';
import type { Api } from './types';
import { versionApi, type VersionApi } from './versionApi';

/** Kept between builds: published declarations never change, so reading them once is enough. */
const CACHE = inProject('node_modules', '.cache', 'api');

interface ContentApis {
  /** Changes with the packages, with the code that reads them, and with the labels of the versions. */
  digest: string;
  /** By the name of the version. */
  versions: Map<string, { api: Api; versionApi: VersionApi }>;
}

let apis: ContentApis | undefined;

/** What the library's packages of all documented versions declare, read once. */
export function contentApis(): ContentApis {
  apis ??= readAll();
  return apis;
}

function readAll(): ContentApis {
  const code = codeDigest('src/build/api/readApi.ts', 'src/build/api/versionApi.ts');
  const all = contentVersions()
    .map(({ name, label }) => ({ name, label: shortLabel(label), ...readVersion(name, code) }))
    .reverse();
  return {
    digest: digestOf(...all.flatMap(({ label, key }) => [label, key])),
    versions: new Map(all.map(({ name, api }, index) => [name, { api, versionApi: versionApi(all, index) }])),
  };
}

function readVersion(name: string, code: string): { api: Api; key: string } {
  const folder = join(DOCS_FOLDER, name);
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const packages = Object.keys(dependencies).filter(isLibraryPackage);
  const key = digestOf(code, ...packages.map((it) => `${it}@${resolvePackage(it, folder).version}`));
  const file = join(CACHE, `${key}.json`);
  try {
    return { api: JSON.parse(readFileSync(file, 'utf8')) as Api, key };
  } catch {
    const api = readApi(folder, packages);
    mkdirSync(CACHE, { recursive: true });
    writeWhole(file, JSON.stringify(api));
    return { api, key };
  }
}
