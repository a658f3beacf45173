import { once } from 'node:events';
import { type AddressInfo, type Server, createServer } from 'node:net';

/**
 * Starts a server on all local addresses.
 *
 * @param port 0 for any free port
 * @returns the port and the origin, `http://localhost:<port>`
 * @throws Error of the server, such as EADDRINUSE
 */
export async function listen(server: Server, port = 0): Promise<{ port: number; origin: string }> {
  await once(server.listen(port), 'listening');
  const { port: actual } = server.address() as AddressInfo;
  return { port: actual, origin: `http://localhost:${actual}` };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = await listen(server);
  await new Promise((closed) => server.close(closed));
  return port;
}
