import { delimiter } from 'node:path';
import { expect, test } from 'vitest';
import { folderPerTest } from '../../tests/support/folder';
import { findChromium, requireChromium } from './findChromium';

const { inFolder, write } = folderPerTest();

const install = (folder: string, name: string): string => write(`${folder}/${name}`);
const path = (...folders: string[]) => folders.map((folder) => inFolder(folder)).join(delimiter);

test.each(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])('finds %s', (name) => {
  const program = install('b', name);
  expect(findChromium({ PATH: path('a', 'b') })).toBe(program);
});

test('prefers the first folder, and Chromium to Chrome', () => {
  install('a', 'google-chrome');
  const chromium = install('b', 'chromium');
  install('c', 'chromium');
  expect(findChromium({ PATH: path('a', 'b', 'c') })).toBe(chromium);
});

test('prefers the browser that CHROMIUM_PATH names', () => {
  install('a', 'chromium');
  const own = install('own', 'my-browser');
  expect(findChromium({ PATH: path('a'), CHROMIUM_PATH: own })).toBe(own);
  expect(requireChromium({ PATH: path('a'), CHROMIUM_PATH: own })).toBe(own);
});

// A Mac may have a browser in /Applications.
const onlyPath = test.skipIf(process.platform === 'darwin');

onlyPath('programs of other names are not taken', () => {
  install('a', 'firefox');
  install('a', 'chromium-stable-backup');
  expect(findChromium({ PATH: path('a') })).toBeNull();
});

onlyPath.each([{}, { PATH: '' }, { CHROMIUM_PATH: '' }])('with %j there is none', (variables) => {
  expect(findChromium(variables)).toBeNull();
});
