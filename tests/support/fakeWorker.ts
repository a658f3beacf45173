import { expose } from 'comlink';
import { vi } from 'vitest';

/** A worker with an engine behind it; without an engine it never answers. */
export class FakeWorker extends EventTarget {
  readonly terminate = vi.fn();
  private readonly channel = new MessageChannel();

  constructor(engine?: object) {
    super();
    if (engine) expose(engine, this.channel.port1);
    this.channel.port2.onmessage = ({ data }) => this.dispatchEvent(new MessageEvent('message', { data }));
  }

  postMessage(message: unknown) {
    this.channel.port2.postMessage(message);
  }
}

export const neverAnswers = () => new Promise<never>(() => undefined);
