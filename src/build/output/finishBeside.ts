import { fork } from 'node:child_process';
import { inProject, PROJECT } from '../paths';
import type { BuiltPage } from './builtPages';
import type { FinishOptions } from './finishHtml';

/** What the process is told; it answers with the pages. */
export interface FinishRequest {
  folder: string;
  options: FinishOptions;
}

const PROCESS = inProject('src', 'build', 'output', 'finishProcess.ts');

/**
 * Finishes the HTML of the built site (see finishHtml) in a process of its own: thousands of pages are finished while
 * others are written of the same documents.
 *
 * @param folder the built site
 * @throws Error with what that process says of a page that cannot be finished
 */
export function finishBeside(folder: string, options: FinishOptions): Promise<BuiltPage[]> {
  return new Promise((resolve, reject) => {
    const child = fork(PROCESS, {
      cwd: PROJECT,
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('message', (pages) => resolve(pages as BuiltPage[]));
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(said.trim() || `Finishing the pages ended with ${code}.`)));
    child.send({ folder, options } satisfies FinishRequest);
  });
}
