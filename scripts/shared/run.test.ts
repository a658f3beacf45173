import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { runInBackground, runQuietly } from './run';

const node = (code: string) => ['node', '-e', code];

test('returns the output of a command in a folder', () => {
  const { succeeded, output } = runQuietly(node('console.log("a"); console.error("b")'), process.env, tmpdir());
  expect([succeeded, output]).toEqual([true, 'a\nb\n']);
});

test.each([
  ['in a folder', (command: string[]) => runQuietly(command, process.env, tmpdir())],
  ['in the background', (command: string[]) => runInBackground(command, process.env)],
])('explains why a command %s fails or does not start', async (_, run) => {
  expect(await run(node('console.error("b"); process.exit(2)'))).toEqual({ succeeded: false, output: 'b\n' });
  const { succeeded, output } = await run(['no-such-program']);
  expect(succeeded).toBe(false);
  expect(output).toMatch(/^spawn(?:Sync)? no-such-program ENOENT\s*$/);
});
