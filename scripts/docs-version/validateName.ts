const MAX_LENGTH = 32;

/** Characters that some operating systems forbid in file names. */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const RESERVED = /[<>:"|?*\u0000-\u001f]/;

/** Device names that Windows reserves. */
const RESERVED_NAME = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * Validates the name of a new version, which becomes a folder name and a URL segment.
 *
 * @throws Error with a specific message for each rule
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
    throw new Error(`"${name}": expected letters, digits, ., - and _ only, because it is part of addresses`);
  if (existing.includes(name)) throw new Error(`There is a version "${name}" already`);
  return name;
}
