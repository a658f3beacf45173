import { createHash } from 'node:crypto';

/** A hash of the parts, 16 hex digits long. */
export function digestOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** For the names of files, of which every page carries many: of 8 hex digits, the hashes of a site still never meet. */
export const shortDigest = (...parts: readonly (string | Uint8Array)[]): string => digestOf(...parts).slice(0, 8);
