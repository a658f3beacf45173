import type { ServerResponse } from 'node:http';
import { MISTAKES_PATH } from '../../shared/mistakesPath';

interface DevServer {
  get(path: string, handle: (request: unknown, response: ServerResponse) => void): void;
}

let current: readonly string[] = [];
const listeners = new Set<ServerResponse>();

const send = (response: ServerResponse) => response.write(`data: ${JSON.stringify(current)}\n\n`);

/** Sends the mistakes of content to the pages that a development server shows. */
export function publishMistakes(mistakes: readonly string[]): void {
  current = mistakes;
  for (const response of listeners) send(response);
}

export function serveMistakes(server: DevServer): void {
  // `no-transform` keeps Gatsby's server from compressing, and so from holding back, the events.
  server.get(MISTAKES_PATH, (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' });
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
    send(response);
  });
}
