import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const before = process.cwd();
let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'built-site-')));
  process.chdir(root);
  vi.resetModules();
});
afterEach(() => {
  process.chdir(before);
  rmSync(root, { recursive: true });
});

test('the built site is the one in public/, which must be there', async () => {
  const { builtSite } = await import('./builtSite');
  mkdirSync(join(root, 'public'));
  expect(builtSite).toThrow('There is no built site in public/: run "npm run build" first.');
  writeFileSync(join(root, 'public', 'index.html'), '');
  expect(builtSite()).toBe(join(root, 'public'));
});
