import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { changeDates, lastChange } from './changeDates';

let root: string;

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
  root = mkdtempSync(join(tmpdir(), 'change-dates-'));
  const origin = join(root, 'origin');
  mkdirSync(join(origin, 'site', 'content'), { recursive: true });
  git(origin, FIRST, 'init', '--quiet', '--initial-branch=main');
  for (const name of ['a.mdx', 'größe.mdx']) writeFileSync(join(origin, 'site', 'content', name), 'one');
  writeFileSync(join(origin, 'site', 'other.txt'), 'one');
  git(origin, FIRST, 'add', '.');
  git(origin, FIRST, 'commit', '--quiet', '-m', 'first');
  writeFileSync(join(origin, 'site', 'content', 'a.mdx'), 'two');
  git(origin, SECOND, 'commit', '--quiet', '-a', '-m', 'second');
  for (const depth of [1, 2]) {
    git(root, FIRST, 'clone', '--quiet', '--depth', String(depth), `file://${origin}`, `depth-${depth}`);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

const dates = (folder: string) => Object.fromEntries(changeDates(['content'], join(root, folder)));

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
