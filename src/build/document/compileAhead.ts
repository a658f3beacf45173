import { fork, type ChildProcess } from 'node:child_process';
import { inProject, PROJECT } from '../paths';

const PROCESS = inProject('src', 'build', 'document', 'compileAheadProcess.ts');

/**
 * Begins to compile all pages of the documentation in a process of its own, before Gatsby asks for them: it needs one
 * core for a long time, to find files and to bundle scripts. What that process cannot do the build does itself, and
 * tells why.
 *
 * @param folder of the documents; see documentStore
 * @returns the process, which ends with this one at the latest
 */
export function compileAhead(folder: string): ChildProcess {
  const child = fork(PROCESS, [folder], {
    cwd: PROJECT,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  return child;
}
