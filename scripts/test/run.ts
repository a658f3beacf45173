import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/** With the project's own packages before others. */
const options = (variables: NodeJS.ProcessEnv): SpawnSyncOptions => ({
  env: { ...variables, PATH: [resolve('node_modules/.bin'), variables.PATH ?? ''].join(delimiter) },
});

/** Runs a command, its output shown; gives whether it succeeded. */
export const run = ([program = '', ...args]: string[], variables: NodeJS.ProcessEnv): boolean =>
  spawnSync(program, args, { ...options(variables), stdio: 'inherit' }).status === 0;

/** Runs a command in a folder; gives whether it succeeded, and all that it wrote. */
export function runQuietly([program = '', ...args]: string[], variables: NodeJS.ProcessEnv, folder: string) {
  const ended = spawnSync(program, args, { ...options(variables), cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return { succeeded: ended.status === 0, output: `${ended.stdout}${ended.stderr}` };
}
