import { beforeAll, expect, test } from 'vitest';
import { inProject } from '../../src/gatsby/paths';
import { folderPerFile } from '../../tests/support/folder';
import { bundle } from './bundle';
import type { RunPlan } from './types';
import { runSamples } from './runSamples';

const { inFolder, write } = folderPerFile();
let runner = '';

beforeAll(async () => {
  ({ runner } = await bundle([], [], inProject('content', 'docs', '5'), inFolder()));
});

function plan(id: number, code: string): RunPlan {
  const path = write(`sample-${id}.mjs`, code);
  return {
    id,
    bundle: path,
    path,
    line: 10 * id,
    lines: [],
    throws: null,
    component: null,
    outputs: [],
    claims: [],
  };
}

const wrong = (id: number) => plan(id, `globalThis.checkDocs(${id}).is(${10 * id}, 1, () => 2);`);

// Concurrent, since most of them wait for a timeout.
test.concurrent.each([
  ['endless code', 1, 'for (;;) {}', 'it does not end within 5 s'],
  ['code that waits for ever', 4, 'await new Promise(() => {});', 'it does not end within 5 s'],
  [
    'code that ends the process',
    7,
    "process.stderr.write('Last words'); process.exit(0);",
    'it ends the process. Last words',
  ],
])('%s is reported, and the samples before and after it run', async (_, id, code, message) => {
  const problems = await runSamples(runner, [wrong(id), plan(id + 1, code), wrong(id + 2)], 5_000);
  expect([...problems].sort(([a], [b]) => a - b)).toEqual([
    [id, [{ line: 10 * id, message: '// => 2: it is 1' }]],
    [id + 1, [{ line: 10 * (id + 1), message }]],
    [id + 2, [{ line: 10 * (id + 2), message: '// => 2: it is 1' }]],
  ]);
});

test('samples that cannot be run at all are an error', async () => {
  const broken = write('broken.mjs', "throw new Error('No runner');");
  await expect(runSamples(broken, [wrong(1)])).rejects.toThrow('No runner');
});
