import { connect, createServer, type Socket } from 'node:net';
import { listen } from '../../scripts/shared/listen';

export interface Network {
  /** Latency in ms from a request to the first byte of its response. */
  roundTrip: number;
  /** Bytes per second, shared by all connections. */
  bandwidth: number;
}

/** A throttling proxy that counts bytes. */
export interface SlowNetwork {
  port: number;
  /** Bytes received from the server so far, headers included. */
  received(): number;
  close(): void;
}

/** Starts a throttling proxy to a local server. Unlike DevTools throttling, it also slows requests of workers. */
export async function startSlowNetwork(serverPort: number, { roundTrip, bandwidth }: Network): Promise<SlowNetwork> {
  let received = 0;
  /** Time when the bytes sent so far have been carried. */
  let free = 0;
  const carry = (from: Socket, to: Socket, isAnswer: boolean) => {
    from.on('data', (chunk) => {
      if (isAnswer) received += chunk.length;
      const now = performance.now();
      if (isAnswer) free = Math.max(now, free) + (chunk.length / bandwidth) * 1000;
      const arrives = (isAnswer ? free : now) + roundTrip / 2;
      setTimeout(() => to.writable && to.write(chunk), arrives - now);
    });
    from.on('error', () => to.destroy());
    from.on('close', () => setTimeout(() => to.destroy(), roundTrip));
  };
  const line = createServer((browser) => {
    const server = connect(serverPort, 'localhost');
    carry(browser, server, false);
    carry(server, browser, true);
  });
  const { port } = await listen(line);
  return { port, received: () => received, close: () => void line.close() };
}
