import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFileAtomically } from './writeFileAtomically';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-whole-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('takes the place of what was there, and leaves nothing else', () => {
  const file = join(folder, 'a.txt');
  writeFileSync(file, 'before');
  writeFileAtomically(file, 'after', new Date(5000));
  expect(readFileSync(file, 'utf8')).toBe('after');
  expect(statSync(file).mtimeMs).toBe(5000);
  expect(readdirSync(folder)).toEqual(['a.txt']);
});

test('touches nothing at the place of the file until it is written', () => {
  const file = join(folder, 'a.txt');
  writeFileSync(file, 'before');
  mkdirSync(`${file}.${process.pid}.part`);
  expect(() => writeFileAtomically(file, 'after')).toThrow('EISDIR');
  expect(readFileSync(file, 'utf8')).toBe('before');
});
