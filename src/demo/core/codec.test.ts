import { deflateSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { decode, encode, MAX_JSON, MAX_TEXT } from './codec';

const rejections: unknown[] = [];
const note = (reason: unknown) => rejections.push(reason);

beforeEach(() => {
  rejections.length = 0;
  process.on('unhandledRejection', note);
});

afterEach(async () => {
  // Node tells of rejections that nobody handled once the queues are empty.
  await new Promise((resolve) => setTimeout(resolve, 5));
  process.off('unhandledRejection', note);
  vi.unstubAllGlobals();
  expect(rejections).toEqual([]);
});

const pack = (json: string | Uint8Array) => deflateSync(json).toString('base64url');
const oldForm = (value: unknown) => deflateSync(JSON.stringify(value)).toString('base64');

const value = { query: { rules: ['Ella', 'Björk', '小野', '🎷', '\\ud800', 1.5, null] }, options: { disabled: true } };

test.each([value, null, '', [], 0, 'x'.repeat(200_000)])('a value comes out as it went in: %#', async (original) => {
  const text = await encode(original);
  expect(text).toMatch(/^[\w-]+$/);
  expect(await decode(text)).toEqual(original);
});

test('the old form is read as well, in any state of being escaped', async () => {
  const noise = Array.from({ length: 30 }, (_, index) => Math.sin(index));
  const values = noise.map((_, index) => ({ ...value, noise: noise.slice(index) }));
  const texts = values.map(oldForm);
  // All that needs an escape is there.
  expect([...'+/='].every((character) => texts.join('').includes(character))).toBe(true);
  expect(await Promise.all(texts.map(decode))).toEqual(values);
  expect(await Promise.all(texts.map(encodeURIComponent).map(decode))).toEqual(values);
});

test('line breaks of a program that wrapped the link do not count', async () => {
  const text = oldForm(value);
  expect(await decode(`${text.slice(0, 30)}%0D%0A  ${text.slice(30)}`)).toEqual(value);
});

const sound = deflateSync(JSON.stringify(value));

test('a state that was cut off anywhere is refused', async () => {
  for (let length = 0; length < sound.length; length += 1)
    await expect(decode(sound.subarray(0, length).toString('base64url'))).rejects.toThrow('is not complete');
});

test('a state with any bit flipped is refused, or the bit meant nothing', async () => {
  let refused = 0;
  for (let bit = 0; bit < sound.length * 8; bit += 1) {
    const flipped = Buffer.from(sound);
    flipped[bit >> 3]! ^= 1 << (bit & 7);
    const result = await decode(flipped.toString('base64url')).catch((error: Error) => error.message);
    if (typeof result !== 'string') expect(result).toEqual(value);
    else refused += result.includes('or was altered') ? 1 : 0;
  }
  // The last byte before the checksum has a few bits to spare.
  expect(refused).toBeGreaterThan(sound.length * 8 - 8);
});

test.each(['*', 'a', '%', '%zz', 'abc%', '<script>', 'é', '\0', 'a=b', '\ud800'])('%j is no state', async (text) => {
  await expect(decode(text)).rejects.toThrow('is not complete, or was altered');
});

test.each(['', '{', 'undefined', '{"a":1', "{'a':1}", '\0'])('%j is no JSON', async (json) => {
  await expect(decode(pack(json))).rejects.toThrow('not JSON');
});

test('a text of the greatest length is looked at, a longer one is not', async () => {
  await expect(decode('a'.repeat(MAX_TEXT))).rejects.toThrow('altered');
  await expect(decode('a'.repeat(MAX_TEXT + 1))).rejects.toThrow('too long');
});

test('JSON of the greatest size is read, larger ones are not', async () => {
  const json = (size: number) => JSON.stringify('a'.repeat(size - 2));
  expect(await decode(pack(json(MAX_JSON)))).toHaveLength(MAX_JSON - 2);
  await expect(decode(pack(json(MAX_JSON + 1)))).rejects.toThrow('unpacks to more');
});

test('a bomb is stopped long before all of it is unpacked', async () => {
  const unpacked: number[] = [];
  const read = ReadableStreamDefaultReader.prototype.read;
  vi.spyOn(ReadableStreamDefaultReader.prototype, 'read').mockImplementation(async function (
    this: ReadableStreamDefaultReader,
  ) {
    const result = await read.call(this);
    unpacked.push((result.value as Uint8Array | undefined)?.byteLength ?? 0);
    return result;
  });
  await expect(decode(pack(new Uint8Array(48_000_000)))).rejects.toThrow('unpacks to more');
  vi.restoreAllMocks();
  const total = unpacked.reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(MAX_JSON);
  expect(total).toBeLessThan(2 * MAX_JSON);
});

test('what decode would refuse is not encoded', async () => {
  await expect(encode('a'.repeat(MAX_JSON - 1))).rejects.toThrow('too large for a link');
  // What hardly compresses is too long before it is too large.
  const noise = Array.from({ length: 4_000 }, (_, index) => Math.sin(index));
  expect(JSON.stringify(noise).length).toBeLessThan(MAX_JSON);
  expect(await decode(await encode(noise.slice(0, 3_000)))).toHaveLength(3_000);
  await expect(encode([...noise, ...noise.map((number) => number / 3)])).rejects.toThrow('too large for a link');
});

test('a browser without the streams is told so', async () => {
  vi.stubGlobal('CompressionStream', undefined);
  vi.stubGlobal('DecompressionStream', undefined);
  await expect(encode(value)).rejects.toThrow('browser is too old');
  await expect(decode(sound.toString('base64url'))).rejects.toThrow('browser is too old');
});
