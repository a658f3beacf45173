import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeFiles } from './removeFiles';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'remove-files-'));
  mkdirSync(join(folder, 'docs'));
  for (const file of ['a.txt', 'b.md', 'docs/c.md']) writeFileSync(join(folder, file), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

const left = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

test('all files go, and folders stay', () => {
  removeFiles(folder);
  expect(left()).toEqual(['docs']);
});

test('or those that are chosen', () => {
  removeFiles(folder, (file) => file !== 'docs/c.md');
  expect(left()).toEqual(['docs', 'docs/c.md']);
});

test('a folder that is not there has none', () => {
  expect(() => removeFiles(join(folder, 'nowhere'))).not.toThrow();
});
