import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ZodType } from 'zod';
import { parseYaml } from './parseYaml';
import { librariesSchema, redirectsSchema, siteSchema, versionsSchema } from './schemas';

const read = <T>(file: string, schema: ZodType<T>): T => parseYaml(readFileSync(resolve(file), 'utf8'), schema, file);

/** The site's title, links, announcement and footer. Throws ContentError. */
export const readSite = () => read('content/site.yml', siteSchema);

/** The versions of the documentation. Throws ContentError. */
export const readVersions = () => read('content/versions.yml', versionsSchema);

/** The libraries that have a demo. Throws ContentError. */
export const readLibraries = () => read('content/libraries.yml', librariesSchema);

/** Old paths and where they lead. Throws ContentError. */
export const readRedirects = () => read('content/redirects.yml', redirectsSchema);
