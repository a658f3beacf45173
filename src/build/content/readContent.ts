import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ZodType } from 'zod';
import { ContentError } from '../ContentError';
import { parseYaml } from './parseYaml';
import { librariesSchema, librarySchema, redirectsSchema, siteSchema, versionsSchema } from './schemas';

const read = <T>(file: string, schema: ZodType<T>): T => parseYaml(readFileSync(resolve(file), 'utf8'), schema, file);

/** The site's title, links, announcement and footer. Throws ContentError. */
export const readSite = () => read('content/site.yml', siteSchema);

/** The versions of the documentation. Throws ContentError. */
export const readVersions = () => read('content/versions.yml', versionsSchema);

/** The libraries that have a demo. Throws ContentError. */
export const readLibraries = () => read('content/libraries.yml', librariesSchema);

/** The folder of a library's demo, relative to the project. */
export const libraryFolder = (name: string) => `src/demo/libraries/${name}`;

/** What the demo of a library needs of packages. Throws ContentError. */
export function readLibrary(name: string) {
  const file = `${libraryFolder(name)}/library.json`;
  if (!existsSync(resolve(file))) {
    throw new ContentError(file, 1, `expected a file, since content/libraries.yml names ${name}`);
  }
  return read(file, librarySchema);
}

/** Old paths and where they lead. Throws ContentError. */
export const readRedirects = () => read('content/redirects.yml', redirectsSchema);
