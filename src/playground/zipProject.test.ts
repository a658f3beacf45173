import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipProject } from './zipProject';

test('the archive has all files, with their texts, in one folder', () => {
  const files = { 'package.json': '{}\n', 'src/example/app.tsx': 'const name = "Björk 🎷";\n', 'empty.css': '' };
  const unpacked = unzipSync(zipProject('intro-fields', files));
  expect(Object.fromEntries(Object.entries(unpacked).map(([path, bytes]) => [path, strFromU8(bytes)]))).toEqual({
    'intro-fields/package.json': '{}\n',
    'intro-fields/src/example/app.tsx': 'const name = "Björk 🎷";\n',
    'intro-fields/empty.css': '',
  });
});
