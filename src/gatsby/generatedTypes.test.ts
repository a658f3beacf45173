import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const before = process.cwd();
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'generated-types-'));
  mkdirSync(join(root, 'src'));
  process.chdir(root);
  vi.resetModules();
});
afterEach(() => {
  process.chdir(before);
  rmSync(root, { recursive: true });
});

/** Messages of a build with these committed and generated types. */
async function told(committed: string | null, generated: string): Promise<string[]> {
  const { rememberTypes, requireCurrentTypes, TYPES_FILE } = await import('./generatedTypes');
  const said: string[] = [];
  if (committed !== null) writeFileSync(TYPES_FILE, committed);
  rememberTypes();
  writeFileSync(TYPES_FILE, generated);
  requireCurrentTypes({ panic: ((message: string) => said.push(message)) as never });
  return said;
}

test('types that are those of the queries pass', async () => {
  expect(await told('type A = 1;', 'type A = 1;')).toEqual([]);
});

test.each([['type A = 0;'], [null]])('types of other queries, %j, fail the build', async (committed) => {
  expect(await told(committed, 'type A = 1;')).toEqual([
    'src/gatsby-types.d.ts was out of date, and now is not: run npm run types, commit the file, and build again.',
  ]);
});
