/** Where a browser keeps the name of the version that its reader chose. */
export const PREFERRED_VERSION_KEY = 'docs-preferred-version-default';

/**
 * What a stored preference means now.
 *
 * @param stored what storage holds, which may be anything
 * @param names the versions that exist
 * @returns the name of a version, or null when the stored one is unknown and should be removed
 */
export function parsePreferredVersion(stored: string | null, names: readonly string[]): string | null {
  return stored !== null && names.includes(stored) ? stored : null;
}
