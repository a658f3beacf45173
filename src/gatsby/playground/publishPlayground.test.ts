import { existsSync, readFileSync, rmSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { folderPerTest } from '../../../tests/support/folder';
import { memoryCache } from '../../../tests/support/memoryCache';

const { versionFiles } = vi.hoisted(() => ({ versionFiles: vi.fn() }));
vi.mock('./versionFiles', () => ({ versionFiles }));

const { inFolder, write } = folderPerTest({ workIn: true });
const cache = memoryCache();

beforeEach(() => {
  versionFiles.mockReset();
  versionFiles.mockImplementation((version: string) =>
    Promise.resolve({ [`${version}/frame.html`]: `page ${version}`, 'react-1.js': 'react' }),
  );
  cache.values.clear();
  for (const name of ['react', 'react-dom']) {
    write(`node_modules/${name}/package.json`, '{ "version": "18.3.1" }');
  }
  for (const file of [
    'gatsby/playground/versionFiles.ts',
    'playground/frame/main.ts',
    'playground/frame/frame.css',
    'playground/types/worker.ts',
    'theme/global.css',
    'ui/liveExample.css',
  ]) {
    write(`src/${file}`, '');
  }
  for (const version of ['4', '5']) write(`content/docs/${version}/package.json`, '{}');
});

async function publish(siteUrl = 'https://example.com') {
  const { publishPlayground } = await import('./publishPlayground');
  await publishPlayground(['4', '5'], siteUrl, cache);
}

const published = (path: string) => inFolder('public', 'playground', path);

test('writes all files again for another address of the site', async () => {
  await publish();
  await publish('https://preview.example.com');
  expect(versionFiles).toHaveBeenCalledTimes(4);
  expect(versionFiles).toHaveBeenLastCalledWith('5', 'https://preview.example.com');
});

test('does not make unchanged files again, and restores a deleted one', async () => {
  await publish();
  rmSync(published('5/frame.html'));
  await publish();
  expect(versionFiles).toHaveBeenCalledTimes(2);
  expect(readFileSync(published('5/frame.html'), 'utf8')).toBe('page 5');
});

test.each([
  ['a style sheet', 'src/theme/global.css', 'a {}'],
  ['a workspace', 'content/docs/5/package.json', '{ "dependencies": { "react-dom": "18.3.1" } }'],
  ['an installed package', 'node_modules/react/package.json', '{ "version": "18.3.2" }'],
])('makes all files again after a change of %s, and deletes old ones', async (_, file, content) => {
  await publish();
  versionFiles.mockResolvedValue({ 'react-2.js': 'new' });
  write(file, content);
  await publish();
  expect(versionFiles).toHaveBeenCalledTimes(4);
  expect(existsSync(published('react-1.js'))).toBe(false);
  expect(readFileSync(published('react-2.js'), 'utf8')).toBe('new');
});
