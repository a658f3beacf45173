/** Maximum length of a packed value, in characters: some programs that links are pasted into accept no more. */
export const MAX_PACKED_LENGTH = 64 * 1024;

/** Maximum size of a value, in bytes of JSON: twice what 500 rules of usual length need, parsed in a moment. */
export const MAX_JSON_BYTES = 250_000;

/** Compressed bytes per step. One byte can hold 1,000, so this limits how much of a decompression bomb is inflated. */
const SLICE = 512;

/** What a link holds, as the subject of a sentence. */
type Subject = 'The state' | 'The code';

const tooLarge = (subject: Subject) => new Error(`${subject} is too large for a link.`);
const altered = (subject: Subject) => new Error(`${subject} in the link is not complete, or was altered on its way.`);

function requireStream(api: unknown): void {
  if (!api) throw new Error('This browser is too old to make or to open such a link.');
}

/**
 * Packs a value for a link: deflated JSON as URL-safe base64.
 *
 * @throws if the value is too large for {@link unpackJson}, or the browser cannot compress
 */
export async function packJson(value: unknown, subject: Subject): Promise<string> {
  requireStream(globalThis.CompressionStream);
  const json = new Blob([JSON.stringify(value)]);
  if (json.size > MAX_JSON_BYTES) throw tooLarge(subject);
  const packed = await new Response(json.stream().pipeThrough(new CompressionStream('deflate'))).arrayBuffer();
  const text = toBase64(new Uint8Array(packed));
  if (text.length > MAX_PACKED_LENGTH) throw tooLarge(subject);
  return text;
}

/**
 * Unpacks a result of {@link packJson}, or plain base64 of the same data, with or without escapes such as `%2B`. Ignores
 * blanks, which line-wrapping programs insert.
 *
 * @throws if the text is too long, incomplete, altered, too large or not JSON, or the browser cannot decompress
 */
export async function unpackJson(text: string, subject: Subject): Promise<unknown> {
  if (text.length > MAX_PACKED_LENGTH) throw new Error(`${subject} in the link is too long to be opened.`);
  requireStream(globalThis.DecompressionStream);
  const json = await inflate(fromBase64(text, subject), subject);
  try {
    return JSON.parse(json);
  } catch {
    throw new Error(`${subject} in the link cannot be read: it is not JSON.`);
  }
}

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

function fromBase64(text: string, subject: Subject): Uint8Array<ArrayBuffer> {
  try {
    const plain = decodeURIComponent(text).replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
    return Uint8Array.from(atob(plain), (character) => character.charCodeAt(0));
  } catch {
    throw altered(subject);
  }
}

/** Streams bytes in slices, each only after the previous one has been consumed. */
function slowly(bytes: Uint8Array<ArrayBuffer>): ReadableStream<BufferSource> {
  let start = 0;
  return new ReadableStream({
    pull(controller) {
      if (start >= bytes.length) controller.close();
      else controller.enqueue(bytes.subarray(start, (start += SLICE)));
    },
  });
}

async function inflate(bytes: Uint8Array<ArrayBuffer>, subject: Subject): Promise<string> {
  const reader = slowly(bytes).pipeThrough(new DecompressionStream('deflate')).getReader();
  const decoder = new TextDecoder();
  let json = '';
  let size = 0;
  for (;;) {
    const { value, done } = await reader.read().catch(() => {
      throw altered(subject);
    });
    if (done) return json + decoder.decode();
    size += value.byteLength;
    if (size > MAX_JSON_BYTES) {
      reader.cancel().catch(() => {});
      throw new Error(`${subject} in the link unpacks to more than this site opens.`);
    }
    json += decoder.decode(value, { stream: true });
  }
}
