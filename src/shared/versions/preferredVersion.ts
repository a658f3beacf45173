export const PREFERRED_VERSION_KEY = 'docs-preferred-version-default';

/** Null if the stored value is not a version's name and should be removed. */
export function parsePreferredVersion(stored: string | null, names: readonly string[]): string | null {
  return stored !== null && names.includes(stored) ? stored : null;
}
