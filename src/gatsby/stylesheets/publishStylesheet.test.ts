import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const before = process.cwd();
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'publish-stylesheet-'));
  process.chdir(root);
  vi.resetModules();
  mkdirSync(join(root, 'package', 'fonts'), { recursive: true });
  writeFileSync(join(root, 'package', 'fonts', 'icons.woff2'), 'the font');
});
afterEach(() => {
  process.chdir(before);
  rmSync(root, { recursive: true });
});

async function publish(...sheets: string[]) {
  const files = sheets.map((css, index) => {
    const file = join(root, 'package', `${index}.css`);
    writeFileSync(file, css);
    return file;
  });
  const { publishStylesheet } = await import('./publishStylesheet');
  const address = await publishStylesheet(files, 'rqb-5', '.s');
  return { address, css: readFileSync(join(root, 'public', address), 'utf8') };
}

const published = () => readdirSync(join(root, 'public', 'styles'));

test('style sheets become one, confined and small', async () => {
  const { address, css } = await publish('.a { color: red }\n/* remark */', '.b { color: blue }');
  expect(address).toMatch(/^\/styles\/rqb-5-[0-9a-f]{10}\.css$/);
  expect(css).toBe('.s .a{color:red}.s .b{color:#00f}');
  expect(published()).toEqual([address.replace('/styles/', '')]);
});

test('the address changes with the content, and only with it', async () => {
  const { address: first } = await publish('.a { color: red }');
  const { address: again } = await publish('.a { color: red }');
  const { address: other } = await publish('.a { color: blue }');
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('fonts come with it, once, under an address that changes with their content', async () => {
  const { css } = await publish(
    '@font-face { font-family: i; src: url("./fonts/icons.woff2?1a2b") format("woff2"), url(./fonts/icons.woff2) }',
    "@font-face { font-family: j; src: url('../package/fonts/icons.woff2#iefix') }",
  );
  const [font] = published().filter((name) => name.endsWith('.woff2'));
  expect(font).toMatch(/^icons-[0-9a-f]{10}\.woff2$/);
  expect(published()).toHaveLength(2);
  expect(css.match(/url\([^)]*\)/g)).toHaveLength(3);
  expect(new Set(css.match(/icons-[0-9a-f]+\.woff2/g))).toEqual(new Set([font]));
  expect(readFileSync(join(root, 'public', 'styles', font ?? ''), 'utf8')).toBe('the font');
});

test.each(['url(fonts/icons.woff2)', 'url( "fonts/icons.woff2" )', "url('fonts/icons.woff2?v=1')"])(
  'a font is found without ./ too: %s',
  async (source) => {
    const { css } = await publish(`@font-face { font-family: i; src: ${source} }`);
    expect(css).toMatch(/url\("?icons-[0-9a-f]{10}\.woff2"?\)/);
    expect(published()).toHaveLength(2);
  },
);

test.each([
  'data:image/png;base64,AA==',
  `data:image/svg+xml,<svg fill='url(%23a)'/>`,
  'http://a.example/a.png',
  'https://a.example/a.png',
  '//a.example/a.png',
  '/img/a.png',
  '#a',
])('the address %s stays', async (address) => {
  const { css } = await publish(`.a { background: url("${address}") }`);
  expect(css).toContain(address);
  expect(published()).toHaveLength(1);
});

test('source maps are not named', async () => {
  const { css } = await publish('.a { color: red }\n/*# sourceMappingURL=a.css.map */');
  expect(css).not.toContain('sourceMappingURL');
  expect(published()).toHaveLength(1);
});

test('a font that is not there fails', async () => {
  await expect(publish('@font-face { src: url(./fonts/none.woff2) }')).rejects.toThrow(/ENOENT.*none\.woff2/);
});
