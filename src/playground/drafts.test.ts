import { expect, test, vi } from 'vitest';
import { storedDraft } from './drafts';

const ORIGINAL = { 'a.tsx': '1', 'a.css': '2' };
const MINE = { ...ORIGINAL, 'a.tsx': 'mine' };

function draftOf(stored: string) {
  vi.stubGlobal('window', { sessionStorage: { getItem: () => stored } });
  return storedDraft('5/a', ORIGINAL);
}

test('a draft of an older version of the example is none', () => {
  expect(draftOf(JSON.stringify({ base: ORIGINAL, files: MINE }))).toEqual(MINE);
  expect(draftOf(JSON.stringify({ base: { ...ORIGINAL, 'a.css': '3' }, files: MINE }))).toBeNull();
});

test.each(['', '{', 'null', '7', '{"base":null}', JSON.stringify({ base: ORIGINAL, files: { 'a.tsx': 7 } })])(
  'storage that holds %j counts as empty',
  (stored) => expect(draftOf(stored)).toBeNull(),
);
