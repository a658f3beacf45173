import type { ColorMode } from '../runtime/colorMode';
import type { Program } from '../shared/playground/compileProgram';
import { createFrame, type Frame } from './createFrame';
import type { FrameMessage } from './messages';
import type { Problem } from '../shared/playground/problem';

export interface SessionEvents {
  /** Receives the library version that the example uses, or null. */
  onRendered(version: string | null): void;
  onProblem(problem: Problem): void;
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

  const frames = () => [shown, running, spare].filter((frame) => frame !== undefined);

  function open(): Frame {
    const frame = createFrame(host, url, current, {
      onMessage: (message) => receive(frame, message),
      onSilent: () => lose(frame, SILENT),
      onGone: () => lose(frame, GONE),
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
    if (message.type === 'problem' && (frame === shown || frame === running)) {
      const isNews = frame === shown || !isRestoring;
      if (frame === running) drop();
      if (isNews) events.onProblem(message.problem);
    } else if (message.type === 'height' && frame === shown) {
      frame.element.style.height = `${message.height}px`;
    } else if (message.type === 'rendered' && frame === running) {
      show(frame, message.height);
      if (!isRestoring) events.onRendered(message.version);
    }
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

  function lose(frame: Frame, message: string): void {
    const others = frames().filter((other) => other !== frame);
    if (frame === spare && !others.some((other) => other.isLate())) {
      frame.end();
      spare = undefined;
      return;
    }
    // Frames may share a process, which ends only with the last of them, so a hang ends no earlier.
    const restorable = running ? shown?.program : undefined;
    end();
    events.onProblem({ kind: 'stopped', message });
    if (restorable) {
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
      isRestoring = false;
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
