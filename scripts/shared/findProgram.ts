import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of the first installed program; null if missing. Names may be absolute paths. */
export function findProgram(...names: string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) =>
    name.startsWith('/') ? [name] : folders.map((folder) => join(folder, name)),
  );
  return candidates.find((file) => existsSync(file)) ?? null;
}
