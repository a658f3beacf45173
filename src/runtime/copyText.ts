/**
 * Copies a text.
 *
 * @param text a text, or one that is still on its way
 * @returns whether it was copied: the text may not arrive, the clipboard may be denied, and is missing without https
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  const [copied] = await Promise.allSettled([write(text), text]);
  return copied.status === 'fulfilled';
}

async function write(text: string | Promise<string>): Promise<void> {
  // Some browsers let nothing be copied but at once when the reader asks, so they are given what is to come.
  if (typeof text !== 'string' && typeof ClipboardItem === 'function') {
    const blob = text.then((arrived) => new Blob([arrived], { type: 'text/plain' }));
    return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  }
  return navigator.clipboard.writeText(await text);
}
