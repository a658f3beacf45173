import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installedDigest } from '../codeDigest';
import { digestStyles } from './digestStyles';

vi.mock('../codeDigest', { spy: true });

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'digest-styles-'));
  mkdirSync(join(folder, 'layout'));
  writeFileSync(join(folder, 'layout', 'Navbar.module.css'), '.bar{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('it is the same as long as the style sheets are', () => {
  const before = digestStyles(folder);
  writeFileSync(join(folder, 'layout', 'Navbar.tsx'), 'export {}');
  expect(digestStyles(folder)).toBe(before);
});

test.each([
  ['changes', 'layout/Navbar.module.css', '.bar{color:red}'],
  ['comes', 'global.css', ''],
])('it is another when one %s', (_, file, content) => {
  const before = digestStyles(folder);
  writeFileSync(join(folder, file), content);
  expect(digestStyles(folder)).not.toBe(before);
});

test('it is another when one gets another name', () => {
  const before = digestStyles(folder);
  rmSync(join(folder, 'layout', 'Navbar.module.css'));
  writeFileSync(join(folder, 'layout', 'Bar.module.css'), '.bar{}');
  expect(digestStyles(folder)).not.toBe(before);
});

test('it is another when other packages are installed, which have style sheets too', () => {
  const before = digestStyles(folder);
  vi.mocked(installedDigest).mockReturnValue('another');
  expect(digestStyles(folder)).not.toBe(before);
});
