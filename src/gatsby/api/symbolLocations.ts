import type { DocEntry } from '../versionDocs';

/** Path and anchor where a version documents each name, by `Field` or `Field.name`. */
export type SymbolLocations = ReadonlyMap<string, string>;

/** The components that document the names in their attribute `of`. */
export const API_COMPONENTS = ['Api', 'ApiTable', 'ApiNames'] as const;

export const splitNames = (of: string): string[] => of.trim().split(/\s+/);

const API_TAG = new RegExp(String.raw`^[ \t]*<(?:${API_COMPONENTS.join('|')})\s[^>]*?\bof="([^"]+)"`, 'gm');

/** The names that the MDX of a page documents. It is not parsed, because all pages are read before any is compiled. */
export const documentedNames = (text: string): string[] =>
  [...text.matchAll(API_TAG)].flatMap(([, names = '']) => splitNames(names));

/** When several pages document a name, the first by path wins. */
export function symbolLocations(docs: readonly Pick<DocEntry, 'path' | 'documents'>[]): SymbolLocations {
  const inOrder = [...docs].sort((a, b) => (a.path < b.path ? -1 : 1));
  const found = new Map<string, string>();
  for (const { path, documents } of inOrder) {
    for (const name of documents) if (!found.has(name)) found.set(name, `${path}#${apiAnchor(name)}`);
  }
  return found;
}

const PREFIX = 'api-';

/** The anchor of a documented name: `api-Field.name` for `Field.name`. */
export const apiAnchor = (path: string) => `${PREFIX}${path.replace(/^.*:/, '')}`;

export const isApiAnchor = (id: string) => id.startsWith(PREFIX);

/** The last part of an anchor's name: `fields` for `api-QueryBuilderProps.fields`. */
export const apiNameOf = (anchor: string) => anchor.slice(PREFIX.length).split('.').pop() ?? '';
