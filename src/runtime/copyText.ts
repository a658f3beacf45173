/**
 * Copies a text.
 *
 * @returns whether it was copied: the clipboard may be denied, and is missing without https
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
