import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the build reads of a package.json. */
interface Manifest {
  name: string;
  version: string;
  types?: string;
  module?: string;
  main?: string;
  license?: string;
  exports?: Record<string, unknown>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
