/** Path and anchor where a version documents each name, by `Field` or `Field.name`. */
export type SymbolLocations = ReadonlyMap<string, string>;

/** The components that document the names in their attribute `of`. */
export const API_COMPONENTS = ['Api', 'ApiTable', 'ApiNames'] as const;

export const splitNames = (of: string): string[] => of.trim().split(/\s+/);

const API_TAG = new RegExp(String.raw`^[ \t]*<(?:${API_COMPONENTS.join('|')})\s[^>]*?\bof="([^"]+)"`, 'gm');

/** The names that the MDX of a page documents. It is not parsed, because all pages are read before any is compiled. */
export const documentedNames = (text: string): readonly string[] =>
  [...text.matchAll(API_TAG)].flatMap(([, names = '']) => splitNames(names));

/** When several pages document a name, the first by path wins. */
export function symbolLocations(docs: readonly { path: string; documents: readonly string[] }[]): SymbolLocations {
  const inOrder = [...docs].sort((a, b) => (a.path < b.path ? -1 : 1));
  const found = new Map<string, string>();
  for (const { path, documents } of inOrder) {
    for (const name of documents) if (!found.has(name)) found.set(name, `${path}#${apiAnchor(name)}`);
  }
  return found;
}

/**
 * Finds the documented name that a name in code leads to: itself, also as a member of one of several packages, or else
 * its first documented member, or that of the props of a component.
 */
export function documentedNamesInCode(locations: SymbolLocations): (name: string) => string | undefined {
  const found = new Map<string, string>();
  const add = (shorten: (name: string) => string) => {
    for (const name of locations.keys()) if (!found.has(shorten(name))) found.set(shorten(name), name);
  };
  add((name) => name);
  add((name) => name.replace(/^.*:/, ''));
  add((name) => name.replace(/\..*/, ''));
  add((name) => name.replace(/Props(?:\..*)?$/, ''));
  return (name) => found.get(name);
}

const PREFIX = 'api-';

/** The anchor of a documented name: `api-Field.name` for `Field.name`. */
export const apiAnchor = (path: string) => `${PREFIX}${path.replace(/^.*:/, '')}`;

export const isApiAnchor = (id: string) => id.startsWith(PREFIX);

/** The path that an address with the anchor of a documented name ends with; empty for other addresses. */
export const apiPathOf = (address: string) => address.split(`#${PREFIX}`)[1] ?? '';

/** The last part of an anchor's name: `fields` for `api-QueryBuilderProps.fields`. */
export const apiNameOf = (anchor: string) => anchor.slice(PREFIX.length).split('.').pop() ?? '';
