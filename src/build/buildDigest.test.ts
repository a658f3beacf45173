import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const before = process.cwd();
const FILES = ['.cache/compiled/gatsby-node.js', 'node_modules/.package-lock.json'];
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-digest-'));
  for (const file of FILES) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '1');
  }
  process.chdir(root);
  vi.resetModules();
});
afterEach(() => {
  process.chdir(before);
  rmSync(root, { recursive: true });
});

test.each(FILES)('changes with %s', async (file) => {
  const { buildDigest } = await import('./buildDigest');
  const first = buildDigest();
  expect(buildDigest()).toBe(first);
  writeFileSync(join(root, file), '2');
  expect(buildDigest()).not.toBe(first);
});
