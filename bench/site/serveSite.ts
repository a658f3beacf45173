import { spawn } from 'node:child_process';

interface ServedSite {
  /** Without a trailing slash. */
  address: string;
  close(): void;
}

/**
 * Serves the built site in a separate process, so that measurements do not block it.
 *
 * @throws Error with the server's stderr if it does not start
 */
export function serveSite(): Promise<ServedSite> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve/main.ts'], {
    env: { ...process.env, PORT: '0', PATH_PREFIX: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let problem = '';
    server.stderr.on('data', (chunk: Buffer) => (problem += chunk.toString()));
    server.stdout.on('data', (chunk: Buffer) => {
      const address = /http:\/\/localhost:\d+/.exec(chunk.toString())?.[0];
      if (address) resolve({ address, close: () => server.kill() });
    });
    server.on('error', reject);
    server.on('exit', () => reject(new Error(problem.trim())));
  });
}
