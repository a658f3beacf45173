import type { DocEntry } from '../versionDocs';
import { apiAnchor } from './apiAnchor';

/** Path and anchor where a version documents each name, by `Field` or `Field.name`. */
export type SymbolLocations = ReadonlyMap<string, string>;

/** The names that the MDX of a page documents, as written in its `of` attributes. */
export const documentedNames = (text: string): string[] =>
  [...text.matchAll(/^[ \t]*<Api(?:Table|Names)?\s[^>]*?\bof="([^"]+)"/gm)].flatMap(([, names = '']) =>
    names.trim().split(/\s+/),
  );

/** When several pages document a name, the first by path wins. */
export function symbolLocations(docs: readonly Pick<DocEntry, 'path' | 'documents'>[]): SymbolLocations {
  const inOrder = [...docs].sort((a, b) => (a.path < b.path ? -1 : 1));
  const found = new Map<string, string>();
  for (const { path, documents } of inOrder) {
    for (const name of documents) if (!found.has(name)) found.set(name, `${path}#${apiAnchor(name)}`);
  }
  return found;
}
