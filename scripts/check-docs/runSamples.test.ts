import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inProject } from '../../src/build/paths';
import { bundle } from './bundle';
import type { RunPlan } from './runPlan';
import { runSamples } from './runSamples';

let folder = '';
let runner = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'run-'));
  ({ runner } = await bundle([], [], inProject('content', 'docs', '5'), folder));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Plans to run a sample that is written in JavaScript. */
function plan(id: number, code: string): RunPlan {
  const path = join(folder, `sample-${id}.mjs`);
  writeFileSync(path, code);
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

test('what does not end, or ends the process, is named, and the others are run', async () => {
  const problems = await runSamples(
    runner,
    [
      wrong(1),
      plan(2, 'for (;;) {}'),
      wrong(3),
      plan(4, 'await new Promise(() => {});'),
      plan(5, "process.stderr.write('Last words'); process.exit(0);"),
      wrong(6),
    ],
    5_000,
  );
  expect([...problems].sort(([a], [b]) => a - b)).toEqual([
    [1, [{ line: 10, message: '// => 2: it is 1' }]],
    [2, [{ line: 20, message: 'it does not end within 5 s' }]],
    [3, [{ line: 30, message: '// => 2: it is 1' }]],
    [4, [{ line: 40, message: 'it does not end within 5 s' }]],
    [5, [{ line: 50, message: 'it ends the process. Last words' }]],
    [6, [{ line: 60, message: '// => 2: it is 1' }]],
  ]);
});

test('samples that cannot be run at all are an error', async () => {
  const broken = join(folder, 'broken.mjs');
  writeFileSync(broken, "throw new Error('No runner');");
  await expect(runSamples(broken, [wrong(1)])).rejects.toThrow('No runner');
});
