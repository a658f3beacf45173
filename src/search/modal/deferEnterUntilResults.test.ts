import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferEnterUntilResults } from './deferEnterUntilResults';

/** A target of key events for the hold; Node has no keyboard events. */
class Key extends Event {
  readonly key: string;
  readonly ctrlKey: boolean;
  constructor(type: string, { key, ctrlKey = false }: { key: string; ctrlKey?: boolean }) {
    super(type, { bubbles: true, cancelable: true });
    this.key = key;
    this.ctrlKey = ctrlKey;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('KeyboardEvent', Key);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function setUp() {
  const state = { pending: true };
  const root = new EventTarget();
  const heard: Key[] = [];
  const hold = deferEnterUntilResults();
  const end = hold.attach(root as HTMLElement, () => state.pending);
  root.addEventListener('keydown', (event) => {
    if (!event.defaultPrevented) heard.push(event as Key);
  });
  const press = (key: string, ctrlKey = false) => root.dispatchEvent(new Key('keydown', { key, ctrlKey }));
  const release = () => {
    state.pending = false;
    hold.release();
    vi.runAllTimers();
  };
  return { state, heard, press, release, end };
}

test('holds Enter with its modifier keys until the answer', () => {
  const { heard, press, release } = setUp();
  press('Enter', true);
  expect(heard).toEqual([]);
  release();
  expect(heard).toMatchObject([{ key: 'Enter', ctrlKey: true }]);
  release();
  expect(heard).toHaveLength(1);
});

test('holds no other key, and no Enter without a pending answer', () => {
  const { state, heard, press, release } = setUp();
  press('a');
  state.pending = false;
  press('Enter');
  release();
  expect(heard.map(({ key }) => key)).toEqual(['a', 'Enter']);
});

test.each(['a', 'Escape', 'Backspace'])('drops the held Enter when %s is pressed', (key) => {
  const { heard, press, release } = setUp();
  press('Enter');
  press(key);
  release();
  expect(heard.map((event) => event.key)).toEqual([key]);
});

test('sends no key after it has ended', () => {
  const { heard, press, release, end } = setUp();
  press('Enter');
  end();
  release();
  expect(heard).toEqual([]);
});
