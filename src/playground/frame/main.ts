import type { FrameMessage, PageMessage } from '../messages';
import { CompileError, type Problem } from '../../shared/playground/problem';
import type { Program } from '../../shared/playground/compileProgram';
import { createLoopGuard } from '../../shared/playground/createLoopGuard';
import { getRegisteredModule } from '../../shared/playground/registry';
import { captureConsole } from './captureConsole';
import { confine } from './confine';
import { FileLoadError, loadProgram, loadScript } from './loadFiles';
import { prepareProgram } from './prepareProgram';
import { problemOf } from './problemOf';
import { renderExample } from './renderExample';

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
    await loadProgram(program);
    const guard = createLoopGuard(fail, nextTurn, () => performance.now());
    const start = prepareProgram(program, guard.check);
    window.addEventListener('error', ({ error, message }) => fail(error ?? message));
    window.addEventListener('unhandledrejection', ({ reason }) => fail(reason));
    tell({ type: 'started' });
    captureConsole((line) => tell({ type: 'log', line }), guard.stopEffect);
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
    } else if (error instanceof FileLoadError) {
      report({ kind: 'load', message: error.message });
    } else fail(error);
  }
}

/** Null if the example does not use the library. */
const versionOf = ({ modules }: Program): string | null =>
  modules.includes(LIBRARY) ? getRegisteredModule(LIBRARY).version : null;

// Elsewhere than in the editor's sandbox, the page would run the code of whoever frames it with the rights of the site.
if (window.origin === 'null') {
  confine();
  window.addEventListener('message', connect);
}
