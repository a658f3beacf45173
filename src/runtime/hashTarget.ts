import { decodeOrKeep } from '../navigation/decodeOrKeep';

/** The element that a hash, with its `#`, names, or null. It is never one of a page that is leaving, or yet to show. */
export function hashTarget(hash: string): HTMLElement | null {
  const id = decodeOrKeep(hash.slice(1));
  if (!id) return null;
  const elements = document.querySelectorAll<HTMLElement>(`#${CSS.escape(id)}`);
  return [...elements].find((element) => !element.closest('[inert]')) ?? null;
}
