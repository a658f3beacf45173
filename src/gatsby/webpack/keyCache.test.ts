import { utimesSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { folderPerFile } from '../../../tests/support/folder';
import { ofGatsby, runWebpack } from '../../../tests/support/runWebpack';
import { codeDigest } from '../codeDigest';
import { keyCache } from './keyCache';

vi.mock('../codeDigest');

const LONG_AGO = new Date(2000, 0);

const { inFolder, write } = folderPerFile();

afterEach(() => vi.resetAllMocks());

/** Whether webpack takes a module from what an earlier run kept, and the files that it would have to look through. */
async function bundle(digest: string): Promise<{ isKept: boolean; followed: string[] }> {
  vi.mocked(codeDigest).mockReturnValue(digest);
  const config = {
    mode: 'development',
    entry: inFolder('entry.js'),
    output: { path: inFolder('out') },
    module: { rules: [{ test: /\.js$/, loader: ofGatsby.resolve('babel-loader'), options: { configFile: false } }] },
    cache: { type: 'filesystem', cacheDirectory: inFolder('cache') },
    plugins: [],
  };
  keyCache(config);
  const { stats, close } = await runWebpack(config);
  await close();
  return {
    isKept: stats.toJson().modules.every(({ cached }) => cached),
    followed: [...stats.compilation.buildDependencies],
  };
}

test('webpack keeps modules while the code that bundles them and the packages are the same, and follows neither', async () => {
  write('entry.js', 'module.exports = 42;\n');
  // Webpack does not trust the time of a file that is as new as its run.
  utimesSync(inFolder('entry.js'), LONG_AGO, LONG_AGO);
  expect(await bundle('a')).toEqual({ isKept: false, followed: [] });
  expect(await bundle('a')).toEqual({ isKept: true, followed: [] });
  expect(await bundle('b')).toEqual({ isKept: false, followed: [] });
});
