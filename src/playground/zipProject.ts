import { strToU8, zipSync } from 'fflate';
import type { Files } from './drafts';

/** Archives a project, in a folder of this name. */
export function zipProject(name: string, files: Files): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([path, text]) => [`${name}/${path}`, strToU8(text)]);
  // Its type allows for shared memory, which it never returns.
  return zipSync(Object.fromEntries(entries), { level: 9 }) as Uint8Array<ArrayBuffer>;
}
