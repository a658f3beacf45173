import { expect, test } from 'vitest';
import { folderPerTest } from '../../tests/support/folder';
import { runParts, type TestPart, type Stage } from './runParts';

const { inFolder, write } = folderPerTest();

const node = (name: string, code: string, more: Partial<TestPart> = {}): TestPart => ({
  name,
  command: ['node', '-e', code],
  ...more,
});

/** A part that writes a sample report and exits with a status. */
function reporting(name: string, report: unknown, status: number): TestPart {
  const file = inFolder(`${name}.json`);
  const source = write(`${name}.source.json`, JSON.stringify(report));
  return node(name, `fs.copyFileSync('${source}', '${file}'); process.exit(${status})`, { report: file });
}

/** @returns whether all parts passed, and the output without durations */
async function runAll(...stages: Stage[]) {
  const printed: string[] = [];
  const passed = await runParts(stages, process.env, (text) => printed.push(text));
  return {
    passed,
    told: printed
      .join('\n')
      .replace(/ +\d+ s +/g, ' … ')
      .replace(/ +/g, ' '),
  };
}

test('ends with the sums below a table of the parts and their seconds', async () => {
  const { passed, told } = await runAll(
    { parts: [node('Lint', ''), reporting('Samples', { passed: 12, problems: [] }, 0)] },
    { parts: [node('Rows', '')] },
  );
  expect(passed).toBe(true);
  expect(told).toContain(
    '\n\nLint … 1 passed 0 failed\nSamples … 12 passed 0 failed\nRows … 1 passed 0 failed\n\n14 passed, 0 failed',
  );
  expect(told).toMatch(/\n14 passed, 0 failed$/);
});

test('says why a part failed, even if its report has no problem, is missing, or was never expected', async () => {
  const { passed, told } = await runAll({
    parts: [
      reporting('Samples', { passed: 3, problems: ['a.mdx:3: no such name', 'b.mdx:9: no'] }, 1),
      reporting('Silent', { passed: 2, problems: [] }, 1),
      node('Missing', '', { report: inFolder('none.json') }),
      node('Lint', 'process.exit(2)'),
    ],
  });
  expect(passed).toBe(false);
  expect(told).toContain('\n== Failed: Samples\na.mdx:3: no such name\nb.mdx:9: no\n');
  for (const name of ['Silent', 'Missing', 'Lint'])
    expect(told).toContain(`\n== Failed: ${name}\nIts output above shows why.\n`);
  expect(told).toMatch(/\n5 passed, 5 failed$/);
});

test('shows parallel parts when they have ended, and ends the run when a needed one fails', async () => {
  const { passed, told } = await runAll(
    {
      parts: [node('Lint', '')],
      parallel: [node('Build', 'console.log("no such page"); process.exit(1)', { isNeeded: true })],
    },
    { parts: [node('Tests', '')] },
  );
  expect(passed).toBe(false);
  expect(told).toContain('\n== Build\nno such page\n');
  expect(told).not.toContain('Tests');
  expect(told).toMatch(/\n1 passed, 1 failed$/);
});
