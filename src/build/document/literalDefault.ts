import type { ApiMember } from '../api/types';

/**
 * The default of a member that a page shows: the one that the package declares, or what the author wrote where the
 * package declares none that can be read.
 *
 * @throws Error when the two differ
 */
export function literalDefault(path: string, member: ApiMember, written: string | undefined): string | null {
  if (written === undefined || member.default === null) return written ?? member.default;
  if (plain(written) === plain(member.default)) return written;
  throw new Error(`${path}: expected the default ${member.default}, which the package declares, not ${written}`);
}

const plain = (code: string) => code.replace(/\s+/g, '').replace(/["`]/g, "'");
