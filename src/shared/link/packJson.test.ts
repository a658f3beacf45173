import { deflateSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { fc } from '../../../tests/support/arbitraries';
import { MAX_JSON_BYTES, MAX_PACKED_LENGTH, packJson as packAs, unpackJson as unpackAs } from './packJson';

const packJson = (value: unknown) => packAs(value, 'The state');
const unpackJson = (text: string) => unpackAs(text, 'The state');

const pack = (json: string | Uint8Array) => deflateSync(json).toString('base64url');
const oldForm = (value: unknown) => deflateSync(JSON.stringify(value)).toString('base64');

const value = { query: { rules: ['Ella', 'Björk', '小野', '🎷', '\\ud800', 1.5, null] }, options: { disabled: true } };

test('decodes any value that was encoded, from the old form too, escaped or not', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (original) => {
      const expected: unknown = JSON.parse(JSON.stringify(original));
      const text = await packJson(original);
      expect(text).toMatch(/^[\w-]+$/);
      expect(await unpackJson(text)).toEqual(expected);
      expect(await unpackJson(oldForm(original))).toEqual(expected);
      expect(await unpackJson(encodeURIComponent(oldForm(original)))).toEqual(expected);
    }),
  );
});

test('decodes any text, or rejects it with a sentence', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary' }), fc.base64String()), async (text) => {
      const result = await unpackJson(text).catch((error: Error) => error.message);
      expect(result).toMatch(/^The state in the link .*\.$/);
    }),
  );
});

const sound = deflateSync(JSON.stringify(value));

test('a state that was cut off anywhere is refused', async () => {
  for (let length = 0; length < sound.length; length += 1)
    await expect(unpackJson(sound.subarray(0, length).toString('base64url'))).rejects.toThrow('is not complete');
});

test('rejects a state with a flipped bit, unless the bit meant nothing', async () => {
  let refused = 0;
  for (let bit = 0; bit < sound.length * 8; bit += 1) {
    const flipped = Buffer.from(sound);
    flipped[bit >> 3]! ^= 1 << (bit & 7);
    const result = await unpackJson(flipped.toString('base64url')).catch((error: Error) => error.message);
    if (typeof result !== 'string') expect(result).toEqual(value);
    else refused += result.includes('or was altered') ? 1 : 0;
  }
  // The last byte before the checksum has a few unused bits.
  expect(refused).toBeGreaterThan(sound.length * 8 - 8);
});

test.each(['', '{', 'undefined', '{"a":1', "{'a':1}", '\0'])('rejects %j, which is not JSON', async (json) => {
  await expect(unpackJson(pack(json))).rejects.toThrow('not JSON');
});

test('reads a text of the greatest length and rejects a longer one', async () => {
  await expect(unpackJson('a'.repeat(MAX_PACKED_LENGTH))).rejects.toThrow('altered');
  await expect(unpackJson('a'.repeat(MAX_PACKED_LENGTH + 1))).rejects.toThrow('too long');
});

test('JSON of the greatest size is read, larger ones are not', async () => {
  const json = (size: number) => JSON.stringify('a'.repeat(size - 2));
  expect(await unpackJson(pack(json(MAX_JSON_BYTES)))).toHaveLength(MAX_JSON_BYTES - 2);
  await expect(unpackJson(pack(json(MAX_JSON_BYTES + 1)))).rejects.toThrow('unpacks to more');
});

test('stops unpacking a bomb early', async () => {
  const unpacked: number[] = [];
  const read = ReadableStreamDefaultReader.prototype.read;
  vi.spyOn(ReadableStreamDefaultReader.prototype, 'read').mockImplementation(async function (
    this: ReadableStreamDefaultReader,
  ) {
    const result = await read.call(this);
    unpacked.push((result.value as Uint8Array | undefined)?.byteLength ?? 0);
    return result;
  });
  await expect(unpackJson(pack(new Uint8Array(48_000_000)))).rejects.toThrow('unpacks to more');
  const total = unpacked.reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(MAX_JSON_BYTES);
  expect(total).toBeLessThan(2 * MAX_JSON_BYTES);
});

test('does not encode a value that decode would reject', async () => {
  await expect(packJson('a'.repeat(MAX_JSON_BYTES - 1))).rejects.toThrow('too large for a link');
  // Incompressible data exceeds the text limit before the JSON limit.
  const noise = Array.from({ length: 4_000 }, (_, index) => Math.sin(index));
  expect(JSON.stringify(noise).length).toBeLessThan(MAX_JSON_BYTES);
  expect(await unpackJson(await packJson(noise.slice(0, 3_000)))).toHaveLength(3_000);
  await expect(packJson([...noise, ...noise.map((number) => number / 3)])).rejects.toThrow('too large for a link');
});

test('a browser without the streams is too old', async () => {
  vi.stubGlobal('CompressionStream', undefined);
  vi.stubGlobal('DecompressionStream', undefined);
  await expect(packJson(value)).rejects.toThrow('browser is too old');
  await expect(unpackJson(sound.toString('base64url'))).rejects.toThrow('browser is too old');
});
