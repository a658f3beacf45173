import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where the first of several names of a program is installed; null when none is. A name may be a whole path. */
export function findProgram(...names: string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) =>
    name.startsWith('/') ? [name] : folders.map((folder) => join(folder, name)),
  );
  return candidates.find((file) => existsSync(file)) ?? null;
}

const isRunning = ({ pid, exitCode, signalCode }: ChildProcess) =>
  pid !== undefined && exitCode === null && signalCode === null;

/** Ends a program with all that it started: it leads a group of processes, which has its id. */
function kill(program: ChildProcess): void {
  if (isRunning(program)) process.kill(-program.pid!);
}

/** Starts a program, which ends with this process at the latest. Of what it writes, only the output can be read. */
export function startProgram(name: string, args: readonly string[], variables: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, ...variables };
  const program = spawn(name, args, { env, stdio: ['ignore', 'pipe', 'ignore'], detached: true });
  process.once('exit', () => kill(program));
  return program;
}

/** Ends a program and all that it started. */
export async function stopProgram(program: ChildProcess): Promise<void> {
  if (!isRunning(program)) return;
  const ended = once(program, 'exit');
  kill(program);
  await ended;
}
