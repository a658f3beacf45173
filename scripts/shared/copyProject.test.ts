import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyProject } from './copyProject';

const FILES = [
  'content/docs/5/tests/public.mdx',
  'content/docs/5/node_modules/a/index.js',
  'node_modules/b/index.js',
  'src/public/a.ts',
  'public/index.html',
  '.cache/a.json',
  'tests/a.spec.ts',
  'bench/main.ts',
];

let folder: string;
let copy: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'project-'));
  for (const file of FILES) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
});
afterEach(() => {
  for (const each of [folder, copy]) rmSync(each, { recursive: true });
});

test('a copy has what a build is made of, and shares what is installed', () => {
  copy = copyProject(folder, 'copy');
  expect(readdirSync(copy).sort()).toEqual(['content', 'node_modules', 'src']);
  expect(readdirSync(join(copy, 'content/docs/5')).sort()).toEqual(['node_modules', 'tests']);
  for (const file of FILES.slice(0, 4)) expect(existsSync(join(copy, file)), file).toBe(true);
});
