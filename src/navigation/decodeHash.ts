/** What a hash without its `#` names: `caf%C3%A9` is `café`. One that cannot be decoded is taken as it is. */
export function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
