import { beforeEach, expect, test, vi } from 'vitest';
import { markRunning, storedDraft, wasRunning, writeDraft } from './drafts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  const page = new EventTarget();
  vi.stubGlobal('window', {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    dispatchEvent: page.dispatchEvent.bind(page),
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
});

const ORIGINAL = { 'a.tsx': '1', 'a.css': '2' };

test('restores the text that the reader typed', () => {
  writeDraft('5/a', ORIGINAL, { ...ORIGINAL, 'a.tsx': 'mine' });
  expect(storedDraft('5/a', ORIGINAL)).toEqual({ 'a.tsx': 'mine', 'a.css': '2' });
  expect(storedDraft('5/b', ORIGINAL)).toBeNull();
});

test('deletes a draft that equals the example', () => {
  writeDraft('5/a', ORIGINAL, { ...ORIGINAL, 'a.tsx': 'mine' });
  writeDraft('5/a', ORIGINAL, { ...ORIGINAL });
  expect(stored.size).toBe(0);
});

test('ignores a draft of an older version of the example', () => {
  writeDraft('5/a', ORIGINAL, { ...ORIGINAL, 'a.tsx': 'mine' });
  const changed = { ...ORIGINAL, 'a.css': '3' };
  expect(storedDraft('5/a', changed)).toBeNull();
});

test.each(['', '{', 'null', '7', '{"base":null}', JSON.stringify({ base: ORIGINAL, files: { 'a.tsx': 7 } })])(
  'storage that holds %j counts as empty',
  (value) => {
    stored.set('example.5/a', value);
    expect(storedDraft('5/a', ORIGINAL)).toBeNull();
  },
);

test('a draft was running if neither it nor the page came to an end', () => {
  const unmark = markRunning('5/a');
  expect(wasRunning('5/a')).toBe(true);
  expect(wasRunning('5/b')).toBe(false);
  unmark();
  expect(wasRunning('5/a')).toBe(false);
  markRunning('5/a');
  window.dispatchEvent(new Event('pagehide'));
  expect(wasRunning('5/a')).toBe(false);
});
