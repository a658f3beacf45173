import { MISTAKES_PATH } from '../../shared/mistakesPath';

interface Response {
  writeHead(status: number, headers: Record<string, string>): void;
  write(text: string): void;
  on(event: 'close', listener: () => void): void;
}

interface DevServer {
  get(path: string, handle: (request: unknown, response: Response) => void): void;
}

let current: readonly string[] = [];
const listeners = new Set<Response>();

const send = (response: Response) => response.write(`data: ${JSON.stringify(current)}\n\n`);

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
