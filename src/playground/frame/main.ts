import type { FrameMessage, PageMessage } from '../messages';
import { CompileError, type Problem } from '../problem';
import type { Program } from '../compileProgram';
import { createGuard } from './createGuard';
import { prepare } from './prepare';
import { loadScript, loadStyle } from './loadFiles';
import { problemOf } from './problemOf';
import { registered } from './registry';
import { render } from './render';

/** Package whose version the result shows. */
const LIBRARY = 'react-querybuilder';

/** Waits for the page, which sends a port to talk through; then runs what comes through it. */
function connect(event: MessageEvent): void {
  const [port] = event.ports;
  if (event.source !== window.parent || !port) return;
  window.removeEventListener('message', connect);
  const tell = (message: FrameMessage) => port.postMessage(message);

  port.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => {
    if (data.type === 'ping') tell({ type: 'pong' });
    if (data.type === 'mode') document.documentElement.dataset.theme = data.mode;
    // What does not load is told when it is needed.
    if (data.type === 'load') void Promise.allSettled(data.scripts.map(loadScript));
    if (data.type === 'run') void run(data.program, tell);
  });
  port.start();
}

async function run(program: Program, tell: (message: FrameMessage) => void): Promise<void> {
  const root = document.getElementById('root') as HTMLElement;
  let last: unknown;
  const report = (problem: Problem) => tell({ type: 'problem', problem });
  const fail = (error: unknown) => {
    // React hands an error on that the guard or the window has told already.
    if (error !== last) report(problemOf(error));
    last = error;
  };
  const turn = new MessageChannel();
  let onTurn = () => {};
  turn.port1.onmessage = () => onTurn();
  const nextTurn = (callback: () => void) => {
    onTurn = callback;
    turn.port2.postMessage(null);
  };

  try {
    await Promise.all([...program.scripts.map(loadScript), ...Object.values(program.styles).map(loadStyle)]);
    const guard = createGuard(fail, nextTurn, () => performance.now());
    const start = prepare(program, guard);
    window.addEventListener('error', ({ error, message }) => fail(error ?? message));
    window.addEventListener('unhandledrejection', ({ reason }) => fail(reason));
    const component = start();
    const height = () => root.getBoundingClientRect().height;
    const rendered = () => {
      tell({ type: 'rendered', height: height(), version: versionOf(program) });
      new ResizeObserver(() => tell({ type: 'height', height: height() })).observe(root);
    };
    render(component, root, rendered, fail);
  } catch (error) {
    if (error instanceof CompileError) {
      report({ kind: 'compile', message: error.message, file: error.file, line: error.line });
    } else fail(error);
  }
}

/** The version of the library that the example runs, as the script that brought it tells; null when it brings none. */
function versionOf({ scripts }: Program): string | null {
  try {
    return scripts.length > 0 ? registered(LIBRARY).version : null;
  } catch {
    return null;
  }
}

window.addEventListener('message', connect);
