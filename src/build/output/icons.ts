import sharp from 'sharp';

/** A picture to make of the site's icon: its path, and its side in px. */
export interface Icon {
  path: string;
  size: number;
}

export const FAVICON: Icon = { path: '/favicon.ico', size: 32 };
export const TOUCH_ICON: Icon = { path: '/apple-touch-icon.png', size: 180 };
/** What the manifest lists. */
export const APP_ICONS: readonly Icon[] = [
  { path: '/icon-192.png', size: 192 },
  { path: '/icon-512.png', size: 512 },
];

/** The side of the icon's SVG in its own units, and so, times 72 dots an inch, what one px of a picture asks for. */
const SVG_SIZE = 32;

/**
 * Draws the icon as PNG.
 *
 * @param svg the icon, of 32 units
 * @param background colour behind it, for where rounded corners would show what is below
 */
export function drawIcon(svg: string, size: number, background?: string): Promise<Buffer> {
  const icon = sharp(Buffer.from(svg), { density: (72 * size) / SVG_SIZE }).resize(size, size);
  return (background ? icon.flatten({ background }) : icon).png({ compressionLevel: 9 }).toBuffer();
}

/** A PNG as an `.ico` file: a header of 6 bytes, an entry of 16, and the picture. */
export function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
