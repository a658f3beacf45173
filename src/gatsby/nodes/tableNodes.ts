import { readLibraries, readRedirects } from '../content/readContent';
import type { NewNode } from './addChild';
import { libraryFields } from './libraryFields';

const libraryNodes = (): Promise<NewNode[]> =>
  Promise.all(
    readLibraries().map(async (library, position) => ({
      id: `Library ${library.name}`,
      type: 'Library',
      fields: { ...library, position, ...(await libraryFields(library.name)) },
    })),
  );

const redirectNodes = (): NewNode[] =>
  readRedirects().map((redirect) => ({ id: `Redirect ${redirect.from}`, type: 'Redirect', fields: redirect }));

/**
 * The nodes that a table of `content/` is made into: one for each entry. None for a table that is not known by nodes.
 *
 * @param name of its file
 * @throws ContentError when the table is not as expected
 */
export async function tableNodes(name: string): Promise<NewNode[]> {
  if (name === 'libraries.yml') return libraryNodes();
  return name === 'redirects.yml' ? redirectNodes() : [];
}
