import type { ColorMode } from '../runtime/colorMode';
import type { Program } from './compileProgram';
import { readFrameMessage, type FrameMessage, type PageMessage } from './messages';

/** How often the page asks a frame whether it is alive, in ms, and how many times it goes without an answer. */
const PING = { every: 1000, unanswered: 4 };

/** A frame that runs one example, from its page's first byte to its end. */
export interface Frame {
  element: HTMLIFrameElement;
  /** What it runs, once it does. */
  program: Program | null;
  /** Whether its answer is late. */
  isLate(): boolean;
  run(program: Program): void;
  /** Loads scripts that it will likely need. */
  load(scripts: readonly string[]): void;
  setMode(mode: ColorMode): void;
  end(): void;
}

interface FrameEvents {
  onMessage(message: FrameMessage): void;
  /** It does not answer any more. */
  onSilent(): void;
  /** What it runs has led it to another page. */
  onGone(): void;
}

/**
 * Opens a frame in an element. What it runs has an origin of its own: it reaches neither the page nor what the browser
 * keeps for the site. The two talk through a port, which only this very page of the frame is given.
 *
 * @param url address of the frame's page
 */
export function createFrame(host: HTMLElement, url: string, mode: ColorMode, events: FrameEvents): Frame {
  const { port1: port, port2: theirs } = new MessageChannel();
  const element = document.createElement('iframe');
  let unanswered = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const send = (message: PageMessage) => port.postMessage(message);

  const frame: Frame = {
    element,
    program: null,
    isLate: () => unanswered > 1,
    run(program) {
      frame.program = program;
      send({ type: 'run', program });
    },
    load: (scripts) => send({ type: 'load', scripts }),
    setMode: (next) => send({ type: 'mode', mode: next }),
    end() {
      clearInterval(timer);
      port.close();
      element.remove();
    },
  };
  // Counted in pings and not in time, for a computer may sleep in between.
  const ping = () => {
    if (unanswered++ < PING.unanswered) send({ type: 'ping' });
    else events.onSilent();
  };

  port.onmessage = ({ data }) => {
    unanswered = 0;
    const message = readFrameMessage(data, Object.keys(frame.program?.files ?? {}));
    if (message) events.onMessage(message);
  };
  element.addEventListener('load', () => {
    if (timer !== undefined) return events.onGone();
    element.contentWindow?.postMessage('connect', '*', [theirs]);
    timer = setInterval(ping, PING.every);
  });
  element.setAttribute('sandbox', 'allow-scripts');
  element.src = url;
  host.append(element);
  frame.setMode(mode);
  return frame;
}
