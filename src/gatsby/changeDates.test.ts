import { execFileSync } from 'node:child_process';
import { beforeAll, expect, test, vi } from 'vitest';
import { folderPerFile } from '../../tests/support/folder';
import { changeDates, lastChange } from './changeDates';

const { inFolder, write } = folderPerFile();

function git(folder: string, date: string, ...args: string[]) {
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
    cwd: folder,
    stdio: 'pipe',
    env: { ...process.env, GIT_COMMITTER_DATE: LATER, GIT_AUTHOR_DATE: date },
  });
}

const FIRST = '2026-01-01T10:00:00+00:00';
const SECOND = '2026-02-02T10:00:00+00:00';
/** When a rebase has made the commits again. */
const LATER = '2026-03-03T10:00:00+00:00';

/** A repository with the project in the folder `site`: two files, the second commit changes one of them. */
beforeAll(() => {
  const origin = inFolder('origin');
  for (const file of ['content/a.mdx', 'content/größe.mdx', 'other.txt']) write(`origin/site/${file}`, 'one');
  git(origin, FIRST, 'init', '--quiet', '--initial-branch=main');
  git(origin, FIRST, 'add', '.');
  git(origin, FIRST, 'commit', '--quiet', '-m', 'first');
  write('origin/site/content/a.mdx', 'two');
  git(origin, SECOND, 'commit', '--quiet', '-a', '-m', 'second');
  for (const depth of [1, 2]) {
    git(inFolder(), FIRST, 'clone', '--quiet', '--depth', String(depth), `file://${origin}`, `depth-${depth}`);
  }
});

const dates = (folder: string) => Object.fromEntries(changeDates(['content'], inFolder(folder)));

test('each file has the date of its latest commit', () => {
  expect(dates('origin/site')).toEqual({ 'content/a.mdx': SECOND, 'content/größe.mdx': FIRST });
});

test('gives the dates of changes within the history of a shallow clone only', () => {
  expect(dates('depth-1/site')).toEqual({});
  expect(dates('depth-2/site')).toEqual({ 'content/a.mdx': SECOND });
});

test('gives no dates without a history or without git', () => {
  expect(dates('.')).toEqual({});
  vi.stubEnv('PATH', '');
  expect(dates('origin/site')).toEqual({});
  vi.unstubAllEnvs();
});

test.each([
  [['a.mdx'], '2026-01-01T10:00:00+02:00'],
  [['a.mdx', 'b/c.mdx', 'none.mdx'], '2026-01-01T09:30:00+00:00'],
  [['b/'], '2026-01-01T09:30:00+00:00'],
  [['none/', 'none.mdx', 'b'], undefined],
])('%j changed last at %s', (sources, expected) => {
  const known = new Map([
    ['a.mdx', '2026-01-01T10:00:00+02:00'],
    ['b/c.mdx', '2026-01-01T09:30:00+00:00'],
    ['b/d.mdx', '2025-12-31T00:00:00+00:00'],
  ]);
  expect(lastChange(known, sources)).toBe(expected);
});
