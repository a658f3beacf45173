import { posix } from 'node:path';

/** A file that examples are made of, with its version and where it stands below `_examples`. */
const EXAMPLE_FILE = /^content\/docs\/([^/]+)\/_examples\/(.+\.(?:tsx|ts|css))$/;

/** Whether an example runs. A file that it imports, or that a page only shows, has its ending: `5/data/musicians.ts`. */
export const isLive = (idOrName: string): boolean => !/\.\w+$/.test(idOrName);

/** An id or a name with the ending of its file: of `.tsx`, they have none. */
export const withEnding = (idOrName: string): string => (isLive(idOrName) ? `${idOrName}.tsx` : idOrName);

/** What an id is made of: `5/intro/fields` is `intro/fields` of version `5`. */
export function partsOf(id: string): { version: string; name: string } {
  const [version = '', ...name] = id.split('/');
  return { version, name: name.join('/') };
}

/** The file of an example in the project: of `5/intro/fields`, `content/docs/5/_examples/intro/fields.tsx`. */
export function exampleFile(id: string): string {
  const { version, name } = partsOf(id);
  return posix.join('content/docs', version, '_examples', withEnding(name));
}

/** The id of an example by its file in the project; undefined for a file of no example. */
export function exampleIdOf(file: string): string | undefined {
  const [, version, name] = EXAMPLE_FILE.exec(file) ?? [];
  return name && `${version}/${name.replace(/\.tsx$/, '')}`;
}
