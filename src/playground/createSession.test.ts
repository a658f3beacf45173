import { beforeEach, expect, test, vi } from 'vitest';
import type { Program } from '../shared/playground/compileProgram';
import { createFrame, type Frame } from './createFrame';
import { createSession, type Session } from './createSession';
import type { FrameMessage } from './messages';

vi.mock('./createFrame');

/** A frame without a browser, and what happens to it. */
interface FakeFrame extends Frame {
  is: { loaded: boolean; answered: boolean; started: boolean; late: boolean; ended: boolean };
  tell(message: FrameMessage): void;
  fallSilent(): void;
  leave(): void;
}

let frames: FakeFrame[];
let told: string[];
let session: Session;

beforeEach(() => {
  frames = [];
  told = [];
  vi.mocked(createFrame).mockImplementation((_host, _url, _mode, { onMessage, onSilent, onGone }) => {
    const is = { loaded: true, answered: true, started: false, late: false, ended: false };
    const frame: FakeFrame = {
      is,
      element: { dataset: {}, style: {} } as HTMLIFrameElement,
      program: null,
      isLoaded: () => is.loaded,
      hasAnswered: () => is.answered,
      hasStarted: () => is.started,
      isLate: () => is.late,
      run: (program) => void (frame.program = program),
      load: () => undefined,
      setMode: () => undefined,
      end: () => void (is.ended = true),
      tell: onMessage,
      fallSilent: onSilent,
      leave: onGone,
    };
    frames.push(frame);
    return frame;
  });
  session = createSession(
    { host: {} as HTMLElement, url: '', title: '', mode: 'light' },
    {
      onStarted: () => told.push('started'),
      onLog: () => told.push('log'),
      onRendered: () => told.push('rendered'),
      onProblem: ({ kind }) => told.push(kind),
    },
  );
});

const program = (entry: string): Program => ({ entry, files: {}, modules: [], scripts: [], styles: {} });

/** The frame that was given a program last. */
const frameOf = (entry: string) => frames.findLast((frame) => frame.program?.entry === entry)!;

function start(entry: string): FakeFrame {
  session.run(program(entry));
  const frame = frameOf(entry);
  frame.is.started = true;
  return frame;
}

function show(entry: string): FakeFrame {
  const frame = start(entry);
  frame.tell({ type: 'rendered', height: 100, version: null });
  return frame;
}

test('a frame whose page does not load is reported as such, and the result stays', () => {
  const shown = show('good');
  session.run(program('next'));
  const next = frameOf('next');
  next.is.answered = false;
  next.fallSilent();
  expect(shown.is.ended).toBe(false);
  expect(told).toEqual(['rendered', 'load']);
});

test('a page that does not load at all is tried once more', () => {
  session.run(program('first'));
  Object.assign(frameOf('first').is, { loaded: false, answered: false });
  frameOf('first').fallSilent();
  expect(told).toEqual([]);
  Object.assign(frameOf('first').is, { loaded: false, answered: false });
  frameOf('first').fallSilent();
  expect(told).toEqual(['load']);
});

test('an example that navigates its frame away is reported, unless another one runs already', () => {
  const shown = show('first');
  session.run(program('second'));
  shown.leave();
  expect(told).toEqual(['rendered']);
  show('second').leave();
  expect(told.at(-1)).toBe('stopped');
});

test('lines come from the program that runs, or else from the one that is shown', () => {
  const line: FrameMessage = { type: 'log', line: { level: 'log', values: [] } };
  const shown = show('first');
  shown.tell(line);
  const running = start('second');
  running.tell({ type: 'started' });
  shown.tell(line);
  running.tell(line);
  expect(told).toEqual(['rendered', 'log', 'started', 'log']);
});
