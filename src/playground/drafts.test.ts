import { beforeEach, expect, test, vi } from 'vitest';
import { storedDraft, writeDraft } from './drafts';

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
