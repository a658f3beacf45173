/**
 * @returns whether the text was copied: loading it may fail, and the clipboard may be denied or, without HTTPS, missing
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  const [copied] = await Promise.allSettled([write(text), text]);
  return copied.status === 'fulfilled';
}

async function write(text: string | Promise<string>): Promise<void> {
  // Some browsers allow copying only synchronously in the click handler, so the clipboard gets a promise.
  if (typeof text !== 'string' && typeof ClipboardItem === 'function') {
    const blob = text.then((arrived) => new Blob([arrived], { type: 'text/plain' }));
    return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  }
  return navigator.clipboard.writeText(await text);
}
