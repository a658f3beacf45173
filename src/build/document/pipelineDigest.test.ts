import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const before = process.cwd();
let root: string;

/** What stands elsewhere. */
const SHARED = [
  'src/build/defaultExport.ts',
  'src/build/entities.ts',
  'src/build/playground/checkExample.ts',
  'src/document/toText.ts',
  'src/playground/compileFile.ts',
  'src/playground/compileProgram.ts',
  'src/playground/highlighter.ts',
  'src/playground/resolveImport.ts',
];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pipeline-digest-'));
  for (const folder of ['document', 'examples', 'markdown'])
    mkdirSync(join(root, 'src', 'build', folder), { recursive: true });
  for (const file of SHARED) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '0');
  }
  process.chdir(root);
  vi.resetModules();
});
afterEach(() => {
  process.chdir(before);
  rmSync(root, { recursive: true });
});

/** The digest when the pipeline consists of these files. */
async function digestOf(files: Record<string, string>, folder = 'document') {
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(root, 'src', 'build', folder, name), content);
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
  expect(new Set([first, second, third]).size).toBe(3);
});

test.each(['examples', 'markdown'])('changes with the files of src/build/%s', async (folder) => {
  const first = await digestOf({ 'a.ts': '1' });
  expect(await digestOf({ 'b.ts': '1' }, folder)).not.toBe(first);
});

test.each(SHARED)('changes with %s', async (file) => {
  const first = await digestOf({ 'a.ts': '1' });
  writeFileSync(join(root, file), '5');
  expect(await digestOf({})).not.toBe(first);
});
