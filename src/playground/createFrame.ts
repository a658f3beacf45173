import type { ColorMode } from '../runtime/colorMode';
import type { Program } from '../shared/playground/compileProgram';
import { readFrameMessage, type FrameMessage, type PageMessage } from './messages';

/** Ping interval in ms, and the number of unanswered pings after which a frame counts as hung, or as not loading. */
const PING = { every: 1000, unanswered: 4, loading: 10 };

export interface Frame {
  element: HTMLIFrameElement;
  program: Program | null;
  isLoaded(): boolean;
  hasAnswered(): boolean;
  /** Whether the code of its program has begun to run. */
  hasStarted(): boolean;
  isLate(): boolean;
  run(program: Program): void;
  /** Preloads scripts that the next run will likely need. */
  load(scripts: readonly string[]): void;
  setMode(mode: ColorMode): void;
  end(): void;
}

interface FrameEvents {
  onMessage(message: FrameMessage): void;
  onSilent(): void;
  /** The example navigated the frame away. */
  onGone(): void;
}

/**
 * Opens a sandboxed frame with an opaque origin, so that the example can access neither the page nor the site's
 * storage. They communicate through a port that only the frame's first document receives.
 */
export function createFrame(host: HTMLElement, url: string, mode: ColorMode, events: FrameEvents): Frame {
  const { port1: port, port2: theirs } = new MessageChannel();
  const element = document.createElement('iframe');
  let isLoaded = false;
  let hasAnswered = false;
  let hasStarted = false;
  let unanswered = 0;
  const send = (message: PageMessage) => port.postMessage(message);
  // Counts pings instead of time, because the computer may sleep in between.
  const ping = () => {
    if (unanswered++ < (isLoaded ? PING.unanswered : PING.loading)) send({ type: 'ping' });
    else events.onSilent();
  };
  const timer = setInterval(ping, PING.every);

  const frame: Frame = {
    element,
    program: null,
    isLoaded: () => isLoaded,
    hasAnswered: () => hasAnswered,
    hasStarted: () => hasStarted,
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

  port.onmessage = ({ data }) => {
    hasAnswered = true;
    unanswered = 0;
    const message = readFrameMessage(data, Object.keys(frame.program?.files ?? {}));
    if (message?.type === 'started') hasStarted = true;
    if (message) events.onMessage(message);
  };
  element.addEventListener('load', () => {
    if (isLoaded) return events.onGone();
    isLoaded = true;
    unanswered = 0;
    element.contentWindow?.postMessage('connect', '*', [theirs]);
  });
  element.setAttribute('sandbox', 'allow-scripts');
  element.src = url;
  host.append(element);
  frame.setMode(mode);
  return frame;
}
