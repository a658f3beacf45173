import { decodeOrKeep } from '../shared/navigation/decodeOrKeep';

/** The element named by a hash, which includes its `#`, or null. */
export function hashTarget(hash: string): HTMLElement | null {
  const id = decodeOrKeep(hash.slice(1));
  return id ? document.getElementById(id) : null;
}
