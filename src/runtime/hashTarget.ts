import { decodeOrKeep } from '../navigation/decodeOrKeep';

/** The element that a hash, with its `#`, names, or null. */
export const hashTarget = (hash: string): HTMLElement | null => document.getElementById(decodeOrKeep(hash.slice(1)));
