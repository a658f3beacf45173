import { existsSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { folderPerTest } from '../../tests/support/folder';

const { write } = folderPerTest({ workIn: true });

beforeEach(() => {
  write('.cache/compiled/node-apis.js', 'code');
  write('node_modules/.package-lock.json', '{}');
  write('content/versions.yml', 'latest: 5');
  write('content/api-history.yml', '{}');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** Whether a build started now would empty the cache. */
async function isEmptied(): Promise<boolean> {
  const dispatch = vi.fn();
  const { onPreInit } = await import('./buildState');
  await onPreInit?.({ store: { dispatch } } as never, { plugins: [] }, () => undefined);
  return dispatch.mock.calls.length > 0;
}

async function build({ completes = true } = {}) {
  const { markBuildStarted, markBuildComplete } = await import('./buildState');
  markBuildStarted();
  if (completes) markBuildComplete();
}

test('empties the cache before the first build and keeps it before the second', async () => {
  expect(await isEmptied()).toBe(true);
  await build();
  expect(await isEmptied()).toBe(false);
});

test.each([
  ['the code of the build', '.cache/compiled/node-apis.js'],
  ['the installed packages', 'node_modules/.package-lock.json'],
  ['the table of versions', 'content/versions.yml'],
  ['the table of releases', 'content/api-history.yml'],
])('empties the cache after a change of %s', async (_, file) => {
  await build();
  write(file, 'changed');
  expect(await isEmptied()).toBe(true);
});

test.each([
  ['NODE_ENV', 'development'],
  ['PATH_PREFIX', '/site'],
])('empties the cache after a change of %s in the environment', async (name, value) => {
  await build();
  vi.stubEnv(name, value);
  expect(await isEmptied()).toBe(true);
});

test('empties the cache after a build that did not complete', async () => {
  await build();
  await build({ completes: false });
  expect(existsSync('.cache/build-digest')).toBe(false);
  expect(await isEmptied()).toBe(true);
});
