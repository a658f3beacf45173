import { expect, test } from 'vitest';
import { collectGarbage } from '../../../tests/support/collectGarbage';
import { folderPerFile } from '../../../tests/support/folder';
import { runWebpack, type Stats } from '../../../tests/support/runWebpack';
import { releaseModules } from './releaseModules';

const { inFolder, write } = folderPerFile();

const firstModule = ({ compilation }: Stats) => new WeakRef([...compilation.modules][0] ?? {});

test('no module stays in memory when webpack is closed, though its compiler and its result are kept', async () => {
  write('entry.js', "require('./used');\n");
  write('used.js', 'module.exports = 42;\n');
  const kept = await runWebpack({
    mode: 'production',
    entry: inFolder('entry.js'),
    output: { path: inFolder('out') },
    plugins: [releaseModules()],
  });
  const module = firstModule(kept.stats);
  collectGarbage();
  expect(module.deref()).toBeDefined();
  await kept.close();
  await new Promise(setImmediate);
  collectGarbage();
  expect(module.deref()).toBeUndefined();
  // Gatsby closes a compiler twice.
  await kept.close();
});
