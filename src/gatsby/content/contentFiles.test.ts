import { mkdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folderPerTest } from '../../../tests/support/folder';

const { inFolder, write } = folderPerTest({ workIn: true });

const description = 'All that there is to say of what is in it.';
const writeCategory = (folder: string, label: string) =>
  write(`content/docs/${folder}/_category_.yml`, `label: ${label}\nposition: 1\ndescription: ${description}\n`);

test('lists every folder of the version with a category, except those of packages and of checks', async () => {
  writeCategory('5/b', 'Guides');
  writeCategory('5/a/deep', 'Guides');
  writeCategory('5/a', 'Guides');
  writeCategory('5/node_modules/x', 'Package');
  writeCategory('5/_scratch-1/x', 'Draft');
  writeCategory('4/a', 'Old');
  mkdirSync(inFolder('content', 'docs', '5', 'bare'));
  const { readCategories } = await import('./contentFiles');
  expect(readCategories('5').map(({ folder }) => folder)).toEqual(['a', 'a/deep', 'b']);
  expect(readCategories('4')).toEqual([{ folder: 'a', label: 'Old', position: 1, description }]);
});
