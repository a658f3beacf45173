/** What a part of an address says: `caf%C3%A9` is `café`. One that cannot be decoded is taken as it is. */
export function decodeOrKeep(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
