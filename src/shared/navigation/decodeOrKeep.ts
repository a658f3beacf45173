/** Decodes a URL component (`caf%C3%A9` → `café`); returns malformed input unchanged. */
export function decodeOrKeep(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
