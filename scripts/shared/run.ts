import { spawn, spawnSync, type StdioOptions } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/** Puts the project's binaries first in PATH. */
const environmentOf = (variables: NodeJS.ProcessEnv) => ({
  ...variables,
  PATH: [resolve('node_modules/.bin'), variables.PATH ?? ''].join(delimiter),
});

interface Ended {
  succeeded: boolean;
  output: string;
}

/** Runs a command with inherited output. Returns whether it succeeded. */
export const runCommand = async (command: string[], variables: NodeJS.ProcessEnv): Promise<boolean> =>
  (await start(command, variables, 'inherit')).succeeded;

/** Runs a command and captures its output. */
export const runInBackground = (command: string[], variables: NodeJS.ProcessEnv): Promise<Ended> =>
  start(command, variables, ['ignore', 'pipe', 'pipe']);

function start([program = '', ...args]: string[], variables: NodeJS.ProcessEnv, stdio: StdioOptions): Promise<Ended> {
  return new Promise((ended) => {
    const child = spawn(program, args, { env: environmentOf(variables), stdio });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data: Buffer) => (output += data.toString()));
    child.on('error', (error) => ended({ succeeded: false, output: `${output}${error.message}\n` }));
    child.on('close', (status) => ended({ succeeded: status === 0, output }));
  });
}

/** Runs a command synchronously in a folder and captures its output. */
export function runQuietly([program = '', ...args]: string[], variables: NodeJS.ProcessEnv, folder: string): Ended {
  const env = environmentOf(variables);
  const ended = spawnSync(program, args, { env, cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  // The output is null if the program does not start.
  const written = [ended.stdout, ended.stderr, ended.error?.message].filter(Boolean);
  return { succeeded: ended.status === 0, output: written.join('') };
}
