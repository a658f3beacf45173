import { readFileSync } from 'node:fs';
import { readLibrary } from '../content/readContent';
import { inProject } from '../paths';
import { adapterBytes } from './adapterBytes';

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

const measured = new Map<string, Promise<number>>();

/** Measured once: a development server would bundle all libraries again after each save of their table. */
function bytesOf(library: string): Promise<number> {
  const bytes = measured.get(library) ?? adapterBytes(library);
  measured.set(library, bytes);
  return bytes;
}

/** What an app with a library costs, measured and read from what is installed. */
export async function libraryFacts(library: string) {
  const [bytes, bytesOfDefault] = await Promise.all([bytesOf(library), bytesOf('default')]);
  return {
    bytes,
    bytesOfDefault,
    packages: ['react-querybuilder', ...readLibrary(library).packages].map(packageFacts),
  };
}
