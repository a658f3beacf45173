import type { Node } from 'gatsby';
import type { NodeModel } from '../docs';
import { isShown } from '../isShown';
import type { DocFields } from '../nodes/docFields';
import { apiAnchor } from './apiAnchor';

/** Where a version documents each name: path and anchor, by `Field` or `Field.name`. */
export type ApiPlaces = ReadonlyMap<string, string>;

const places = new Map<string, Promise<ApiPlaces>>();

/** The names that the text of a page documents, as its author wrote them. */
export const documentedNames = (text: string): string[] =>
  [...text.matchAll(/^[ \t]*<Api(?:Table|Names)?\s[^>]*?\bof="([^"]+)"/gm)].flatMap(([, names = '']) =>
    names.trim().split(/\s+/),
  );

/** Where the pages of a version document what. */
export function apiPlacesOf(nodeModel: NodeModel, version: string): Promise<ApiPlaces> {
  const known = places.get(version) ?? readPlaces(nodeModel, version);
  places.set(version, known);
  return known;
}

/** A page has changed, so where things are documented may have. */
export const forgetApiPlaces = () => places.clear();

async function readPlaces(nodeModel: NodeModel, version: string): Promise<ApiPlaces> {
  const query = { filter: { version: { name: { eq: version } } } };
  const { entries } = await nodeModel.findAll<Node & DocFields>({ type: 'Doc', query });
  return placesIn([...entries]);
}

/** Where pages of one version that are shown document what; of several places that of the first path counts. */
export function placesIn(docs: readonly Pick<DocFields, 'path' | 'documents' | 'draft'>[]): ApiPlaces {
  const inOrder = docs.filter(isShown).sort((a, b) => (a.path < b.path ? -1 : 1));
  const found = new Map<string, string>();
  for (const { path, documents } of inOrder) {
    for (const name of documents) if (!found.has(name)) found.set(name, `${path}#${apiAnchor(name)}`);
  }
  return found;
}
