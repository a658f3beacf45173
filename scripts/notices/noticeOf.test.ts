import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noticeOf } from './noticeOf';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'notice-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, content: string) => writeFileSync(join(folder, file), content);

test('a package is named with its version and the text of its licence', () => {
  write('package.json', '{ "name": "@a/b", "version": "1.2.3", "license": "MIT" }');
  write('LICENCE.md', 'All is permitted.\n');
  expect(noticeOf(folder)).toBe('## @a/b\n\nVersion 1.2.3, MIT.\n\n```text\nAll is permitted.\n```\n');
});

test('one without that text says so', () => {
  write('package.json', '{ "name": "a", "version": "1.2.3" }');
  expect(noticeOf(folder)).toContain('Version 1.2.3, see below.');
  expect(noticeOf(folder)).toContain('The package brings no text of its licence.');
});

test('one that is not there fails', () => {
  expect(() => noticeOf(join(folder, 'none'))).toThrow(/ENOENT.*none\/package\.json/);
});
