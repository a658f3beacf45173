import type { ColorMode } from '../runtime/colorMode';
import type { Program } from '../shared/playground/compileProgram';
import { createFrame, type Frame } from './createFrame';
import type { FrameMessage } from './messages';
import type { LogLine } from '../shared/playground/logLine';
import type { Problem } from '../shared/playground/problem';

interface SessionEvents {
  /** Receives the library version that the example uses, or null. */
  onRendered(version: string | null): void;
  onProblem(problem: Problem): void;
  /** The code of a new run begins. */
  onStarted(): void;
  onLog(line: LogLine): void;
}

/** Runs one example at a time and shows the last one that rendered. */
export interface Session {
  run(program: Program): void;
  /** Aborts the run that is not shown yet. */
  cancel(): void;
  setMode(mode: ColorMode): void;
  end(): void;
}

interface SessionOptions {
  host: HTMLElement;
  url: string;
  title: string;
  mode: ColorMode;
}

const SILENT =
  'Stopped: the example did not answer for four seconds. Look for code that takes very long, such as a regular expression that backtracks.';
const UNLOADED = 'The page that shows the result did not load.';
const GONE = 'Stopped: the example led its frame to another page.';

/**
 * Each run has its own frame, isolated from earlier runs. It replaces the visible frame once its example has rendered,
 * never if it fails. A spare frame is always open in advance.
 */
export function createSession({ host, url, title, mode }: SessionOptions, events: SessionEvents): Session {
  let shown: Frame | undefined;
  let running: Frame | undefined;
  let spare: Frame | undefined;
  let current = mode;
  /** Whether the current run restores an earlier result, which reports nothing new. */
  let isRestoring = false;
  /** Whether the current run is the second attempt, because an earlier program hung. */
  let isRepeated = false;

  const frames = () => [shown, running, spare].filter((frame) => frame !== undefined);

  function open(): Frame {
    const frame = createFrame(host, url, current, {
      onMessage: (message) => receive(frame, message),
      onSilent: () => lose(frame),
      onGone: () => leave(frame),
    });
    frame.element.title = title;
    // Has a layout, so that it can be measured, but is invisible and inert.
    frame.element.dataset.waiting = '';
    frame.element.inert = true;
    return frame;
  }

  function openSpare(scripts: readonly string[]): void {
    if (spare) return;
    spare = open();
    spare.load(scripts);
  }

  function run(program: Program): void {
    running?.end();
    running = spare ?? open();
    spare = undefined;
    running.run(program);
  }

  function receive(frame: Frame, message: FrameMessage): void {
    if (frame === running) receiveFromRunning(frame, message);
    else if (frame === shown) receiveFromShown(frame, message);
  }

  function receiveFromRunning(frame: Frame, message: FrameMessage): void {
    if (message.type === 'problem') drop();
    if (message.type === 'rendered') show(frame, message.height);
    if (isRestoring) return;
    if (message.type === 'started') events.onStarted();
    if (message.type === 'log') events.onLog(message.line);
    if (message.type === 'problem') events.onProblem(message.problem);
    if (message.type === 'rendered') events.onRendered(message.version);
  }

  function receiveFromShown(frame: Frame, message: FrameMessage): void {
    if (message.type === 'height') frame.element.style.height = `${message.height}px`;
    if (message.type === 'problem') events.onProblem(message.problem);
    if (message.type === 'log' && !running?.hasStarted()) events.onLog(message.line);
  }

  function show(frame: Frame, height: number): void {
    shown?.end();
    [shown, running] = [frame, undefined];
    frame.element.style.height = `${height}px`;
    delete frame.element.dataset.waiting;
    frame.element.inert = false;
    openSpare(frame.program?.scripts ?? []);
  }

  function drop(): void {
    const scripts = running?.program?.scripts ?? [];
    running?.end();
    running = undefined;
    openSpare(scripts);
  }

  function leave(frame: Frame): void {
    if (frame === running) drop();
    else if (frame === shown) {
      shown.end();
      shown = undefined;
    }
    if (!running) events.onProblem({ kind: 'stopped', message: GONE });
  }

  function lose(frame: Frame): void {
    const others = frames().filter((other) => other !== frame);
    if (frame === spare && !others.some((other) => other.isLate())) {
      frame.end();
      spare = undefined;
    } else if (frame === running && !frame.hasAnswered() && (frame.isLoaded() || isRepeated) && !shown?.isLate()) {
      // A spare frame would not load either.
      frame.end();
      running = undefined;
      events.onProblem({ kind: 'load', message: UNLOADED });
    } else {
      loseAll();
    }
  }

  /** Frames may share a process, which ends only with the last of them, so a hang ends no earlier. */
  function loseAll(): void {
    const hasStarted = running?.hasStarted() ?? false;
    const [interrupted, restorable] = [running?.program, shown?.program];
    end();
    if (interrupted && !hasStarted && !isRepeated) {
      // An earlier program hung, and kept this one from running.
      run(interrupted);
      isRepeated = true;
      return;
    }
    events.onProblem({ kind: 'stopped', message: SILENT });
    if (interrupted && hasStarted && restorable) {
      run(restorable);
      isRestoring = true;
    }
  }

  function end(): void {
    for (const frame of frames()) frame.end();
    shown = running = spare = undefined;
  }

  return {
    run(program) {
      isRestoring = isRepeated = false;
      run(program);
    },
    cancel: drop,
    setMode(next) {
      current = next;
      for (const frame of frames()) frame.setMode(next);
    },
    end,
  };
}
