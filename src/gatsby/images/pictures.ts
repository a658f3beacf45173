import { posix } from 'node:path';
import type { Element } from 'hast';
import { h } from 'hastscript';
import { darkVariantOf, IMAGE_FILE, TEXT_WIDTH, type ContentImage, type FindImage } from './contentImage';

/**
 * The file that a page means by an image: `./a.png` is next to the page, `/a.png` in static/.
 *
 * @throws Error for one elsewhere
 */
export function imageFile(target: string, page: string): string {
  const file = target.startsWith('/') ? `static${target}` : posix.join(posix.dirname(page), target);
  const [, folder = ''] = /^(content\/docs\/[^/]+\/|content\/pages\/)/.exec(page) ?? [];
  if (!IMAGE_FILE.test(file)) throw new Error(`the image ${target}: expected .png, .jpg, .webp, .avif or .svg`);
  if (!target.startsWith('/') && !file.startsWith(folder)) {
    throw new Error(`the image ${target}: expected a file of this version, which is frozen with it`);
  }
  return file;
}

/**
 * An image of the text, and the one that dark mode shows in its place.
 *
 * @param isLazy whether it loads only when a reader comes near
 * @throws Error for a file that is missing, and for variants of different sizes
 */
export async function pictures(
  node: Element,
  isLazy: boolean,
  findImage: (target: string) => ReturnType<FindImage>,
): Promise<Element> {
  const target = String(node.properties.src);
  const light = await findImage(target);
  if (!light) throw new Error(`the image ${target}: no such file; expected one next to the page, or of static/`);
  const dark = await findImage(darkVariantOf(target));
  if (!dark) return picture(node, light, isLazy);
  if (dark.width !== light.width || dark.height !== light.height) {
    const [expected, given] = [light, dark].map(({ width, height }) => `${width} x ${height}`);
    throw new Error(`${dark.file} is ${given}: expected ${expected}, as ${light.file}, so that nothing moves`);
  }
  // The one that is hidden is not loaded, if it is lazy.
  return h('span', [picture(node, light, true, 'light-only'), picture(node, dark, true, 'dark-only')]);
}

function picture({ properties }: Element, image: ContentImage, isLazy: boolean, className?: string): Element {
  const { src, width, height, variants } = image;
  const sizes = `min(${Math.min(width, TEXT_WIDTH)}px, 100vw)`;
  const sources = [...new Set(variants.map(({ format }) => format))].map((format) => {
    const srcSet = variants.filter((it) => it.format === format).map((it) => `${it.src} ${it.width}w`);
    return h('source', { type: `image/${format}`, srcSet: srcSet.join(', '), sizes });
  });
  const loading = isLazy && 'lazy';
  const img = h('img', { ...properties, src, width, height, loading, decoding: 'async' });
  return sources.length > 0 || className ? h('picture', { className }, [...sources, img]) : img;
}
