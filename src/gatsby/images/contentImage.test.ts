import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'node-html-parser';
import { folderPerFile } from '../../../tests/support/folder';
import type { compilePage as CompilePage } from '../document/compiledPage';
import type { standaloneSource as StandaloneSource } from '../document/pageSource';
import type * as Images from './contentImage';

const FOLDER = 'content/docs/5/tips';
const { write } = folderPerFile({ workIn: true });
let images: typeof Images;
let compilePage: typeof CompilePage;
let standaloneSource: typeof StandaloneSource;

const draw = (width: number, height: number, color: string) =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer();

beforeAll(async () => {
  const drawn: [string, number, number][] = [
    ['wide.png', 2000, 1000],
    ['small.png', 40, 20],
    ['odd.png', 300, 150],
    ['odd.dark.png', 300, 151],
  ];
  for (const [name, width, height] of drawn) write(`${FOLDER}/${name}`, await draw(width, height, 'red'));
  write(`${FOLDER}/broken.png`, 'text');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 100"/>';
  write(`${FOLDER}/drawing.svg`, svg);
  write('static/fixed.svg', svg);
  // They read the current folder when they are imported.
  images = await import('./contentImage');
  ({ compilePage } = await import('../document/compiledPage'));
  ({ standaloneSource } = await import('../document/pageSource'));
});

/** The text of a page, and its twin. */
async function compile(body: string) {
  const source = {
    title: 'A',
    file: `${FOLDER}/a.mdx`,
    path: '/docs/tips/a',
    bodyLine: 6,
    site: 'https://a.example/p',
  };
  const { content, extracts } = await compilePage(standaloneSource({ ...source, body }));
  return { html: parse(content.html), markdown: extracts.markdown };
}

test('a large picture is published in the widths and formats of the text, none larger than itself', async () => {
  const { width, height, src, variants } = await images.publishImage(`${FOLDER}/wide.png`);
  expect({ width, height }).toEqual({ width: 2000, height: 1000 });
  expect(variants.map((it) => `${it.width} ${it.format}`)).toEqual(['648 avif', '1296 avif', '648 webp', '1296 webp']);
  expect(src).toMatch(/^\/static\/wide-[0-9a-f]{8}-1296\.webp$/);
  for (const variant of variants) {
    const { width: own, height: high } = await sharp(join('public', variant.src)).metadata();
    expect({ own, high }).toEqual({ own: variant.width, high: variant.width / 2 });
  }
});

test('a small picture keeps its width, a drawing its format, and a file of static/ its address', async () => {
  const small = await images.publishImage(`${FOLDER}/small.png`);
  expect(small.variants.map(({ width }) => width)).toEqual([40, 40]);
  const { src, width, height } = await images.publishImage(`${FOLDER}/drawing.svg`);
  expect({ width, height }).toEqual({ width: 150, height: 100 });
  expect(statSync(join('public', src)).isFile()).toBe(true);
  expect(await images.publishImage('static/fixed.svg')).toMatchObject({ src: '/fixed.svg', width: 150, variants: [] });
});

test('a picture has its size, loads late below the first heading, and has an absolute address in the twin', async () => {
  const { html, markdown } = await compile('![First](./wide.png)\n\n## B\n\n![Second](./small.png "Title")\n');
  const [first, second] = html.querySelectorAll('img');
  const { src } = await images.describeImage(`${FOLDER}/wide.png`);
  expect(first?.attributes).toEqual({
    src: `/p${src}`,
    alt: 'First',
    width: '2000',
    height: '1000',
    decoding: 'async',
  });
  expect(second?.attributes).toMatchObject({ alt: 'Second', title: 'Title', width: '40', loading: 'lazy' });
  const sets = html.querySelectorAll('source').map((source) => source.attributes);
  expect(sets.map(({ type, sizes }) => `${type} ${sizes}`)).toEqual([
    'image/avif min(648px, 100vw)',
    'image/webp min(648px, 100vw)',
    'image/avif min(40px, 100vw)',
    'image/webp min(40px, 100vw)',
  ]);
  expect(sets[0]?.srcset).toMatch(/^\/p\/static\/wide-\w+-648\.avif 648w, \/p\/static\/wide-\w+-1296\.avif 1296w$/);
  expect(markdown).toContain(`![First](https://a.example/p${src})`);
});

test.each([
  ['![A](./odd.png)', `${FOLDER}/a.mdx:6: ${FOLDER}/odd.dark.png is 300 x 151: expected 300 x 150`],
  ['![A](./broken.png)', `${FOLDER}/broken.png:1: no image that can be read`],
  ['![A](./none.png)', `${FOLDER}/a.mdx:6: the image ./none.png: no such file`],
])('%s is refused', async (body, message) => {
  await expect(compile(body)).rejects.toThrow(message);
});
