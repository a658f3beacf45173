import { beforeEach, expect, test, vi } from 'vitest';
import { readDraft, writeDraft } from './drafts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
});

const ORIGINAL = { 'a.tsx': '1', 'a.css': '2' };

test('what the reader typed comes back', () => {
  writeDraft('5/a', ORIGINAL, { ...ORIGINAL, 'a.tsx': 'mine' });
  expect(readDraft('5/a', ORIGINAL)).toEqual({ 'a.tsx': 'mine', 'a.css': '2' });
  expect(readDraft('5/b', ORIGINAL)).toEqual(ORIGINAL);
});

test('the example as it is needs no keeping', () => {
  writeDraft('5/a', ORIGINAL, { ...ORIGINAL, 'a.tsx': 'mine' });
  writeDraft('5/a', ORIGINAL, { ...ORIGINAL });
  expect(stored.size).toBe(0);
});

test('a draft of an older form of the example is left', () => {
  writeDraft('5/a', ORIGINAL, { ...ORIGINAL, 'a.tsx': 'mine' });
  const changed = { ...ORIGINAL, 'a.css': '3' };
  expect(readDraft('5/a', changed)).toEqual(changed);
});

test.each(['', '{', 'null', '7', '{"base":null}', JSON.stringify({ base: ORIGINAL, files: { 'a.tsx': 7 } })])(
  'storage that holds %j counts as empty',
  (value) => {
    stored.set('example.5/a', value);
    expect(readDraft('5/a', ORIGINAL)).toEqual(ORIGINAL);
  },
);
