import { spawn, spawnSync, type StdioOptions } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/** With the project's own packages before others. */
const environmentOf = (variables: NodeJS.ProcessEnv) => ({
  ...variables,
  PATH: [resolve('node_modules/.bin'), variables.PATH ?? ''].join(delimiter),
});

/** What became of a command, and all that it wrote. */
interface Ended {
  succeeded: boolean;
  output: string;
}

/** Runs a command, its output shown; resolves with whether it succeeded. */
export const run = async (command: string[], variables: NodeJS.ProcessEnv): Promise<boolean> =>
  (await start(command, variables, 'inherit')).succeeded;

/** Runs a command beside others, its output kept. */
export const runBeside = (command: string[], variables: NodeJS.ProcessEnv): Promise<Ended> =>
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

/** Runs a command in a folder, and waits for it. */
export function runQuietly([program = '', ...args]: string[], variables: NodeJS.ProcessEnv, folder: string): Ended {
  const env = environmentOf(variables);
  const ended = spawnSync(program, args, { env, cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  // A program that does not start writes nothing.
  const written = [ended.stdout, ended.stderr, ended.error?.message].filter(Boolean);
  return { succeeded: ended.status === 0, output: written.join('') };
}
