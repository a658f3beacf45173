import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawIcon, toIco } from './icons';

const svg = readFileSync('static/favicon.svg', 'utf8');
const alphaAtCorner = async (png: Buffer) => {
  const corner = await sharp(png).ensureAlpha().extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  return corner[3];
};

test.each([32, 180, 512])('the icon is drawn %i px wide, with clear corners', async (size) => {
  const png = await drawIcon(svg, size);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  expect(await alphaAtCorner(png)).toBe(0);
});

test('with a background, nothing shines through', async () => {
  expect(await alphaAtCorner(await drawIcon(svg, 180, '#3c649f'))).toBe(255);
});

test('an .ico file says how large its picture is and where it begins', () => {
  const png = Buffer.from('a picture');
  const ico = toIco(png, 32);
  // Reserved, type icon, one picture; its width and height.
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(ico.subarray(offset, offset + length).toString()).toBe('a picture');
  expect(ico).toHaveLength(offset + length);
});
