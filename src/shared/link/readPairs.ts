import { decodeOrKeep } from '../navigation/decodeOrKeep';

/**
 * Reads the `name=value` pairs of a URL hash, of which `s` holds a packed value. The last pair of a name wins.
 *
 * @returns the unescaped value of a name; undefined if it is missing, or has broken escapes, which is a problem
 */
export function readPairs(hash: string, problems: string[]): (name: string) => string | undefined {
  const parts = hash.replace(/^#/, '').split('&');
  const named = parts.filter((part) => part.includes('='));
  const values = new Map(named.map((part) => [part.split('=', 1)[0], part.slice(part.indexOf('=') + 1)]));
  // A remaining `%` is not part of an escape. Only a packed value may have been escaped twice.
  const rest = parts.filter((part) => !part.startsWith('s='));
  if (decodeOrKeep(rest.join('&')).includes('%'))
    problems.push('The link has a “%” in it that begins no escape, so a part of it is lost.');
  return (name) => {
    const value = decodeOrKeep(values.get(name) ?? '');
    return values.has(name) && (name === 's' || !value.includes('%')) ? value : undefined;
  };
}
