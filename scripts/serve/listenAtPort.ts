import type { Server } from 'node:net';
import { listen } from '../shared/listen';

/** @throws Error that says what to do about a port that is taken */
export async function listenAtPort(server: Server, port: number): Promise<string> {
  try {
    return (await listen(server, port)).origin;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === 'EADDRINUSE' ? `port ${port} is in use: set PORT to another one` : message;
    throw new Error(`The site could not be served: ${reason}.`, { cause: error });
  }
}
