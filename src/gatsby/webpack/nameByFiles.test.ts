import { expect, test } from 'vitest';
import { nameByFiles } from './nameByFiles';

/** The build hash for these files, instead of webpack's own `cached`. */
function nameOf(files: readonly string[]): string {
  const compilation = { hash: 'cached', assets: Object.fromEntries(files.map((file) => [file, {}])) };
  const afterEmit = { tap: (_: string, listener: (named: typeof compilation) => void) => listener(compilation) };
  nameByFiles(10).apply({ hooks: { afterEmit } });
  return compilation.hash;
}

test('builds of the same files have one name, in whatever order these came', () => {
  expect(nameOf(['app-1.js', 'page-2.js'])).toMatch(/^[\da-f]{10}$/);
  expect(nameOf(['page-2.js', 'app-1.js'])).toBe(nameOf(['app-1.js', 'page-2.js']));
});

test('another file, another name', () => {
  expect(nameOf(['app-1.js', 'page-3.js'])).not.toBe(nameOf(['app-1.js', 'page-2.js']));
  expect(nameOf(['app-1.js'])).not.toBe(nameOf(['app-1.js', 'page-2.js']));
});
