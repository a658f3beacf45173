import { expect, test, vi } from 'vitest';
import { copyText } from './useCopy';

/** A clipboard that, like a browser's, stores nothing if a text does not arrive. */
function stubClipboard() {
  const copied: string[] = [];
  class Item {
    constructor(readonly data: Record<string, Promise<Blob>>) {}
  }
  vi.stubGlobal('ClipboardItem', Item);
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: async (text: string) => void copied.push(text),
      write: async ([item]: [Item]) => void copied.push(await ((await item.data['text/plain'])?.text() ?? '')),
    },
  });
  return copied;
}

test('calls the clipboard at once for a text that is still loading', async () => {
  const copied = stubClipboard();
  const write = vi.spyOn(navigator.clipboard, 'write');
  let arrive = (text: string) => expect.fail(`${text} has nowhere to go`);
  const result = copyText(new Promise<string>((resolve) => (arrive = resolve as never)));
  expect(write).toHaveBeenCalledOnce();
  arrive('# Title');
  expect(await result).toBe(true);
  expect(copied).toEqual(['# Title']);
});

test('waits for the text if the clipboard cannot', async () => {
  const copied = stubClipboard();
  vi.stubGlobal('ClipboardItem', undefined);
  expect(await copyText(Promise.resolve('# Title'))).toBe(true);
  expect(copied).toEqual(['# Title']);
});

test.each(['with', 'without'])('reports a missing text without throwing, %s clipboard items', async (kind) => {
  const copied = stubClipboard();
  if (kind === 'without') vi.stubGlobal('ClipboardItem', undefined);
  expect(await copyText(Promise.reject(new Error('404')))).toBe(false);
  expect(copied).toEqual([]);
});

test.each([
  ['denied', { clipboard: { writeText: () => Promise.reject(new Error('NotAllowedError')) } }],
  ['missing, as without https', {}],
])('reports a clipboard that is %s without throwing', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await copyText('a')).toBe(false);
  expect(await copyText(Promise.reject(new Error('404')))).toBe(false);
});
