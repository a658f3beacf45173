import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

/**
 * Lets a server listen, at every address of this machine.
 *
 * @param port 0 for one that is free
 * @returns the port, and the origin: `http://localhost:<port>`
 * @throws Error of the server, such as EADDRINUSE
 */
export async function listen(server: Server, port = 0): Promise<{ port: number; origin: string }> {
  await once(server.listen(port), 'listening');
  const { port: actual } = server.address() as AddressInfo;
  return { port: actual, origin: `http://localhost:${actual}` };
}
