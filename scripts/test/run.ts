import { spawnSync } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/**
 * Runs a command of the project's own packages, its output shown.
 *
 * @returns whether it succeeded
 */
export function run([program = '', ...args]: string[], variables: NodeJS.ProcessEnv): boolean {
  const PATH = [resolve('node_modules/.bin'), variables.PATH ?? ''].join(delimiter);
  return spawnSync(program, args, { stdio: 'inherit', env: { ...variables, PATH } }).status === 0;
}
