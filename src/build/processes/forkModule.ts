import { fork, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { basename } from 'node:path';
import { bundleCode } from '../bundleCode';
import { inProject, PROJECT } from '../paths';
import { writeWhole } from '../writeWhole';

const FOLDER = inProject('.cache', 'processes');

/**
 * Starts a module in a process of its own, bundled: packages run as they are published then, which a loader of TypeScript
 * would turn into another form. In that, the pages of this site take a sixth longer to compile.
 *
 * @param module its path in the project
 */
export function forkModule(module: string): ChildProcess {
  const file = inProject(FOLDER, `${basename(module, '.ts')}.mjs`);
  mkdirSync(FOLDER, { recursive: true });
  for (const code of bundleCode(module)) writeWhole(file, Buffer.from(code));
  return fork(file, { cwd: PROJECT, execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
}
