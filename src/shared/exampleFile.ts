const EXAMPLE_FILE = /^content\/docs\/([^/]+)\/_examples\/(.+\.(?:tsx|ts|css|json))$/;

/** Whether it is a live example. Ids of imported or displayed files keep their extension: `5/data/musicians.ts`. */
export const isLive = (idOrName: string): boolean => !/\.\w+$/.test(idOrName);

/** Ids and names omit only the extension `.tsx`; this adds it. */
export const withExtension = (idOrName: string): string => (isLive(idOrName) ? `${idOrName}.tsx` : idOrName);

/** `5/intro/fields` is `intro/fields` in version `5`. */
export function splitExampleId(id: string): { version: string; name: string } {
  const [version = '', ...name] = id.split('/');
  return { version, name: name.join('/') };
}

/** Path below content/docs, without the extension of a live example: `5/intro/fields` is `5/_examples/intro/fields`. */
export const examplePath = (id: string): string => id.replace('/', '/_examples/');

/** `5/intro/fields` is in `content/docs/5/_examples/intro/fields.tsx`. */
export const exampleFile = (id: string): string => `content/docs/${withExtension(examplePath(id))}`;

/** The id of an example by its file in the project; undefined for other files. */
export function exampleIdOf(file: string): string | undefined {
  const [, version, name] = EXAMPLE_FILE.exec(file) ?? [];
  return name && `${version}/${name.replace(/\.tsx$/, '')}`;
}
