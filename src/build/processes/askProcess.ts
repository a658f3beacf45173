import type { ChildProcess } from 'node:child_process';

/**
 * Asks a process that answers (see answer) for its work.
 *
 * @throws Error with what the process says when it cannot do it
 */
export function askProcess<Answer>(child: ChildProcess, request: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('message', (message) => resolve(message as Answer));
    child.once('error', reject);
    // When all is read that it says.
    child.once('close', (code, signal) =>
      reject(new Error(said.trim() || `${child.spawnargs[1]} ended with ${code ?? signal}.`)),
    );
    child.send(request);
  });
}
