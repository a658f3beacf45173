import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import sharp from 'sharp';
import { sizes } from '../../shared/theme/tokens';
import { ContentError } from '../ContentError';
import { shortDigest } from '../digest';
import { writeFileAtomically } from '../files';
import { inProject } from '../paths';

/** A picture that pages may show. */
export interface ContentImage {
  /** Relative to the project. */
  file: string;
  /** Hash of the file. */
  digest: string;
  /** Its own size in px, beyond which it is never shown. */
  width: number;
  height: number;
  /** Address without the path prefix. */
  src: string;
  /** The same in several widths; none for a drawing and for a file of static/. */
  variants: { format: (typeof FORMATS)[number]; width: number; src: string }[];
}

/** Names of files that are pictures. */
export const IMAGE_FILE = /\.(?:png|jpe?g|webp|avif|svg)$/;

/** `a.dark.png` is what dark mode shows in place of `a.png`. */
export const darkVariantOf = (file: string): string => file.replace(/(?=\.\w+$)/, '.dark');

/** In px, at the browser's default font size. */
export const TEXT_WIDTH = 16 * parseFloat(sizes.measure);

/** The smallest first. Each browser of the browserslist reads the last. */
const FORMATS = ['avif', 'webp'] as const;

/** What a build publishes of an image, without doing so. */
export async function describeImage(file: string): Promise<ContentImage> {
  const content = readFileSync(inProject(file));
  const {
    autoOrient: { width, height },
  } = await sharp(content)
    .metadata()
    .catch(() => {
      throw new ContentError(file, 1, 'no image that can be read: expected what its ending says');
    });
  const digest = shortDigest(content);
  const size = { file, digest, width, height };
  if (file.startsWith('static/')) return { ...size, src: file.slice('static'.length), variants: [] };
  const extension = extname(file);
  const stem = `/static/${basename(file, extension)}-${digest}`;
  if (extension === '.svg') return { ...size, src: `${stem}.svg`, variants: [] };
  const widths = [TEXT_WIDTH, 2 * TEXT_WIDTH].filter((it) => it < width);
  const all = widths.length < 2 ? [...widths, width] : widths;
  const variants = FORMATS.flatMap((format) =>
    all.map((it) => ({ format, width: it, src: `${stem}-${it}.${format}` })),
  );
  return { ...size, src: variants.at(-1)?.src ?? '', variants };
}

/** An image by its file; undefined if it is missing. */
export type FindImage = (file: string) => Promise<ContentImage | undefined>;

/** Reads an image from the file system. */
export const readImage: FindImage = async (file) => (existsSync(inProject(file)) ? describeImage(file) : undefined);

/** Writes what pages load of an image to public/, unless an earlier build did: names change with content. */
export async function publishImage(file: string): Promise<ContentImage> {
  const image = await describeImage(file);
  if (file.startsWith('static/')) return image;
  const content = readFileSync(inProject(file));
  mkdirSync(inProject('public', 'static'), { recursive: true });
  const write = async (src: string, make: () => Buffer | Promise<Buffer>) => {
    const target = inProject('public', `.${src}`);
    if (!existsSync(target)) writeFileAtomically(target, await make());
  };
  if (image.variants.length === 0) await write(image.src, () => content);
  for (const { src, width, format } of image.variants) {
    await write(src, () => sharp(content).autoOrient().resize({ width }).toFormat(format).toBuffer());
  }
  return image;
}
