import { isShown } from '../isShown';
import type { DocFields } from '../nodes/docFields';
import { apiAnchor } from './apiAnchor';

/** Where a version documents each name: path and anchor, by `Field` or `Field.name`. */
export type ApiPlaces = ReadonlyMap<string, string>;

/** The names that the text of a page documents, as its author wrote them. */
export const documentedNames = (text: string): string[] =>
  [...text.matchAll(/^[ \t]*<Api(?:Table|Names)?\s[^>]*?\bof="([^"]+)"/gm)].flatMap(([, names = '']) =>
    names.trim().split(/\s+/),
  );

/** Where pages of one version that are shown document what; of several places that of the first path counts. */
export function placesIn(docs: readonly Pick<DocFields, 'path' | 'documents' | 'draft'>[]): ApiPlaces {
  const inOrder = docs.filter(isShown).sort((a, b) => (a.path < b.path ? -1 : 1));
  const found = new Map<string, string>();
  for (const { path, documents } of inOrder) {
    for (const name of documents) if (!found.has(name)) found.set(name, `${path}#${apiAnchor(name)}`);
  }
  return found;
}
