import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { runInBackground, runQuietly } from './run';

const node = (code: string) => ['node', '-e', code];

test('a command in a folder gives what it wrote', () => {
  const { succeeded, output } = runQuietly(node('console.log("a"); console.error("b")'), process.env, tmpdir());
  expect([succeeded, output]).toEqual([true, 'a\nb\n']);
});

test.each([
  ['in a folder', (command: string[]) => runQuietly(command, process.env, tmpdir())],
  ['beside others', (command: string[]) => runInBackground(command, process.env)],
])('a command %s that fails, or does not start, says why', async (_, run) => {
  expect(await run(node('console.error("b"); process.exit(2)'))).toEqual({ succeeded: false, output: 'b\n' });
  const { succeeded, output } = await run(['no-such-program']);
  expect(succeeded).toBe(false);
  expect(output).toMatch(/^spawn(?:Sync)? no-such-program ENOENT\s*$/);
});
