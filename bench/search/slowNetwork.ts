import { connect, createServer, type Socket } from 'node:net';
import { listen } from '../../scripts/shared/listen';

export interface Network {
  /** Time in ms from asking to the first byte of the answer. */
  roundTrip: number;
  /** Bytes in a second, of all connections together. */
  bandwidth: number;
}

/** A way to a server that is as slow as wanted, and counts what it carries. */
export interface SlowNetwork {
  port: number;
  /** Bytes that came from the server so far, headers included. */
  received(): number;
  close(): void;
}

/** Starts a way to a server on this machine; it slows workers, too, which browsers' own tools leave alone. */
export async function startSlowNetwork(serverPort: number, { roundTrip, bandwidth }: Network): Promise<SlowNetwork> {
  let received = 0;
  /** When the line has carried what it was given. */
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
