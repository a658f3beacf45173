import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const before = process.cwd();
let root: string;

/** Shared with the live editor, so it stands there. */
const HIGHLIGHTER = join('src', 'playground', 'highlighter.ts');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pipeline-digest-'));
  mkdirSync(join(root, 'src', 'build', 'document'), { recursive: true });
  mkdirSync(join(root, 'src', 'playground'));
  writeFileSync(join(root, HIGHLIGHTER), '0');
  process.chdir(root);
  vi.resetModules();
});
afterEach(() => {
  process.chdir(before);
  rmSync(root, { recursive: true });
});

/** The digest when the pipeline consists of these files. */
async function digestOf(files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(root, 'src', 'build', 'document', name), content);
  }
  const { pipelineDigest } = await import('./pipelineDigest');
  return pipelineDigest();
}

test('does not change with tests', async () => {
  const first = await digestOf({ 'a.ts': '1' });
  expect(await digestOf({ 'a.test.ts': '2' })).toBe(first);
});

test('changes with each file of the pipeline, and only with them', async () => {
  const first = await digestOf({ 'a.ts': '1', 'b.ts': '2' });
  expect(first).toMatch(/^[0-9a-f]{16}$/);
  expect(await digestOf({ 'b.ts': '2', 'a.ts': '1' })).toBe(first);
  const second = await digestOf({ 'b.ts': '3' });
  const third = await digestOf({ 'c.ts': '4' });
  writeFileSync(join(root, HIGHLIGHTER), '5');
  const fourth = await digestOf({});
  expect(new Set([first, second, third, fourth]).size).toBe(4);
});
