import type { ApiMember } from '../api/types';

/** The package's default, or the author's when the package has no readable default. Throws Error when they differ. */
export function literalDefault(path: string, member: ApiMember, written: string | undefined): string | null {
  if (written === undefined || member.default === null) return written ?? member.default;
  if (plain(written) === plain(member.default)) return written;
  throw new Error(`${path}: expected the default ${member.default}, which the package declares, not ${written}`);
}

const plain = (code: string) => code.replace(/\s+/g, '').replace(/["`]/g, "'");
