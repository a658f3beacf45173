import { decodeHash } from '../navigation/decodeHash';

/** The element that a hash, with its `#`, names, or null. */
export const hashTarget = (hash: string): HTMLElement | null => document.getElementById(decodeHash(hash.slice(1)));
