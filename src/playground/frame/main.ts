import type { FrameMessage, PageMessage } from '../messages';
import { CompileError, type Problem } from '../../shared/playground/problem';
import type { Program } from '../../shared/playground/compileProgram';
import { createLoopGuard } from '../../shared/playground/createLoopGuard';
import { prepareProgram } from './prepare';
import { loadScript, loadStyle } from './loadFiles';
import { problemOf } from './problemOf';
import { registered } from '../../shared/playground/registry';
import { renderExample } from './render';

const LIBRARY = 'react-querybuilder';

function connect(event: MessageEvent): void {
  const [port] = event.ports;
  if (event.source !== window.parent || !port) return;
  window.removeEventListener('message', connect);
  const tell = (message: FrameMessage) => port.postMessage(message);

  port.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => {
    if (data.type === 'ping') tell({ type: 'pong' });
    if (data.type === 'mode') document.documentElement.dataset.theme = data.mode;
    // A script that fails here is reported when a run needs it.
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
    // React passes on errors that the guard or the window has reported already.
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
    const guard = createLoopGuard(fail, nextTurn, () => performance.now());
    const start = prepareProgram(program, guard);
    window.addEventListener('error', ({ error, message }) => fail(error ?? message));
    window.addEventListener('unhandledrejection', ({ reason }) => fail(reason));
    const component = start();
    const height = () => root.getBoundingClientRect().height;
    const rendered = () => {
      tell({ type: 'rendered', height: height(), version: versionOf(program) });
      new ResizeObserver(() => tell({ type: 'height', height: height() })).observe(root);
    };
    renderExample(component, root, rendered, fail);
  } catch (error) {
    if (error instanceof CompileError) {
      report({ kind: 'compile', message: error.message, file: error.file, line: error.line });
    } else fail(error);
  }
}

/** Null if the example does not use the library. */
function versionOf({ scripts }: Program): string | null {
  try {
    return scripts.length > 0 ? registered(LIBRARY).version : null;
  } catch {
    return null;
  }
}

window.addEventListener('message', connect);
