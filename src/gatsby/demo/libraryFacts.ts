import { readFileSync } from 'node:fs';
import { codeDigest } from '../codeDigest';
import { readLibraries, readLibrary } from '../content/readContent';
import { digestOf } from '../digest';
import type { Cache } from '../document/compiledPage';
import { inProject } from '../paths';
import { adapterBytes, adapterModules } from './adapterBytes';

interface Manifest {
  version: string;
  license?: string;
  peerDependencies?: Record<string, string>;
}

/** What the manifest of an installed package says. */
function packageFacts(name: string) {
  const manifest = readFileSync(inProject('node_modules', name, 'package.json'), 'utf8');
  const { version, license, peerDependencies } = JSON.parse(manifest) as Manifest;
  return { name, version, licence: license ?? '', react: peerDependencies?.react ?? '' };
}

interface Kept {
  digest: string;
  bytes: number;
}

const isOwn = (module: string) => module.startsWith('./');

/** Changes with what is measured, and with how. */
function inputDigest(): string {
  const modules = readLibraries().flatMap(({ name }) => adapterModules(name));
  return digestOf(...modules, codeDigest('src/gatsby/demo/adapterBytes.ts', ...modules.filter(isOwn)));
}

let digest: string | undefined;

/** Kept in the cache, because the first save of a table would wait until all libraries are bundled. */
async function keptBytes(library: string, cache: Cache): Promise<number> {
  digest ??= inputDigest();
  const key = `bytes of ${library}`;
  const kept = (await cache.get(key)) as Kept | undefined;
  if (kept?.digest === digest) return kept.bytes;
  const bytes = await adapterBytes(library);
  await cache.set(key, { digest, bytes } satisfies Kept);
  return bytes;
}

const measured = new Map<string, Promise<number>>();

/** Measured once: queries of several pages ask at the same time, and again after each save of a table. */
function bytesOf(library: string, cache: Cache): Promise<number> {
  const bytes = measured.get(library) ?? keptBytes(library, cache);
  measured.set(library, bytes);
  return bytes;
}

/** What an app with a library costs, measured and read from what is installed. */
export async function libraryFacts(library: string, cache: Cache) {
  const [bytes, bytesOfDefault] = await Promise.all([bytesOf(library, cache), bytesOf('default', cache)]);
  return {
    bytes,
    bytesOfDefault,
    packages: ['react-querybuilder', ...readLibrary(library).packages].map(packageFacts),
  };
}
