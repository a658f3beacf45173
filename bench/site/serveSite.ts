import { spawn } from 'node:child_process';

/** The built site, served. */
export interface ServedSite {
  /** Its address, without a slash at the end. */
  address: string;
  close(): void;
}

/**
 * Serves the built site as visitors get it, in a process of its own, so that it waits for nothing that is measured.
 *
 * @throws Error with what the server said when it does not start
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
