import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const before = process.cwd();
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'standalone-pages-'));
  mkdirSync(join(root, 'content/pages/legal'), { recursive: true });
  process.chdir(root);
  vi.resetModules();
});
afterEach(() => {
  process.chdir(before);
  rmSync(root, { recursive: true });
});

const write = (name: string, text: string) => writeFileSync(join('content/pages', name), text);
const read = async () => (await import('./standalonePages')).standalonePages();

test('pages are read with their text, by their paths', async () => {
  write(
    'terms.mdx',
    '---\ntitle: Terms\ndescription: What you may do with this site, and with what it shows.\n---\n\nAll.\n',
  );
  write(
    'legal/licence.mdx',
    '---\ntitle: Licence\ndescription: How the site is licensed, and who holds its copyright.\n---\n\nMIT.\n',
  );
  write('legal/seal.png', '');
  const pages = await read();
  expect(pages.map(({ path }) => path)).toEqual(['/legal/licence', '/terms']);
  expect(pages[1]).toEqual({
    docId: '',
    path: '/terms',
    file: 'content/pages/terms.mdx',
    title: 'Terms',
    description: 'What you may do with this site, and with what it shows.',
    bodyLine: 5,
    body: '\nAll.\n',
  });
});

test('front matter that is not as expected is told', async () => {
  write('terms.mdx', '---\ntitle: Terms\n---\n');
  await expect(read()).rejects.toThrow('content/pages/terms.mdx:');
});
