const MAX_LENGTH = 32;

/** Characters that a file name must not have on some system. */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const RESERVED = /[<>:"|?*\u0000-\u001f]/;

/** Names that some system keeps for itself. */
const RESERVED_NAME = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * Checks the name of a new version: it names a folder, and a part of every path.
 *
 * @param name what the author gave
 * @param existing names of the versions that exist
 * @throws Error that says what was expected, another one for each rule
 */
export function validateName(name: string | undefined, existing: readonly string[]): string {
  if (name === undefined) throw new Error('No name: expected one, as in npm run docs:version -- 6');
  if (!name.trim()) throw new Error('The name is blank: expected one such as 6');
  if (/[/\\]/.test(name)) throw new Error(`"${name}": expected a name without / and \\`);
  if (name.length > MAX_LENGTH) throw new Error(`"${name}": expected at most ${MAX_LENGTH} characters`);
  if (name === '.' || name === '..') throw new Error(`"${name}": expected a name, not a relative folder`);
  if (RESERVED.test(name) || RESERVED_NAME.test(name) || name.endsWith('.') || name !== name.trim()) {
    throw new Error(`"${name}": expected a name that every system allows for a folder`);
  }
  if (!/^[\w.-]+$/.test(name))
    throw new Error(`"${name}": expected letters, digits, ., - and _ only, for it stands in addresses`);
  if (existing.includes(name)) throw new Error(`There is a version "${name}" already`);
  return name;
}
