import { expect, test } from 'vitest';
import { folderPerTest } from '../../tests/support/folder';

const { inFolder, write } = folderPerTest({ workIn: true });

test('finds the built site in public/, and fails when it is missing', async () => {
  const { builtSite } = await import('./builtSite');
  write('public/app-1.js');
  expect(builtSite).toThrow('There is no built site in public/: run "npm run build" first.');
  write('public/index.html');
  expect(builtSite()).toBe(inFolder('public'));
});
