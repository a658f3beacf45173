import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderPerTest } from '../../tests/support/folder';
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

const { inFolder, write } = folderPerTest();

test('copies all that a build needs and shares the installed packages', () => {
  for (const file of FILES) write(file, file);
  const copy = copyProject(inFolder(), 'copy');
  expect(readdirSync(copy).sort()).toEqual(['content', 'node_modules', 'src']);
  expect(readdirSync(join(copy, 'content/docs/5')).sort()).toEqual(['node_modules', 'tests']);
  for (const file of FILES.slice(0, 4)) expect(existsSync(join(copy, file)), file).toBe(true);
  rmSync(copy, { recursive: true });
});
