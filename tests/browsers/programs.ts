import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const isRunning = ({ pid, exitCode, signalCode }: ChildProcess) =>
  pid !== undefined && exitCode === null && signalCode === null;

/** Kills a program's process group, which has the program's id because it is detached. */
function kill(program: ChildProcess): void {
  if (isRunning(program)) process.kill(-program.pid!);
}

/** Starts a program that is killed at the latest when this process exits. Only its stdout is captured. */
export function startProgram(name: string, args: readonly string[], variables: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, ...variables };
  const program = spawn(name, args, { env, stdio: ['ignore', 'pipe', 'ignore'], detached: true });
  process.once('exit', () => kill(program));
  return program;
}

/** Stops a program and its child processes. */
export async function stopProgram(program: ChildProcess): Promise<void> {
  if (!isRunning(program)) return;
  const ended = once(program, 'exit');
  kill(program);
  await ended;
}
