import { existsSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { folderPerTest } from '../../tests/support/folder';

const { inFolder, write } = folderPerTest({ workIn: true });

const FILE = 'public/tables/a.json';
const writeTable = vi.fn(() => void write(FILE, 'new'));

beforeEach(() => {
  writeTable.mockClear();
  write(FILE, 'of the last start');
});
afterEach(() => vi.unstubAllEnvs());

async function publish(mode: string, writeFiles: () => void | Promise<void> = writeTable): Promise<void> {
  vi.stubEnv('NODE_ENV', mode);
  await (await import('./publishOnRequest')).publishOnRequest('tables', writeFiles);
}

/** What a development server sends, or its error. */
async function request(file = '/tables/a.json'): Promise<unknown> {
  const get = vi.fn();
  (await import('./publishOnRequest')).servePublished({ get });
  const [path, handle] = get.mock.lastCall as [string, (...args: object[]) => Promise<void>];
  expect(path).toBe('/tables/*');
  const [sendFile, next] = [vi.fn(), vi.fn()];
  await handle({ path: file }, { sendFile }, next);
  return sendFile.mock.lastCall ?? (next.mock.lastCall?.[0] as unknown);
}

test('a build writes at once', async () => {
  await publish('production');
  expect(writeTable).toHaveBeenCalledOnce();
});

test('a development server writes once, before it sends the first file', async () => {
  await publish('development');
  expect(existsSync(inFolder(FILE)), 'Gatsby would send it').toBe(false);
  expect(writeTable).not.toHaveBeenCalled();
  const sent = ['/tables/a.json', { root: inFolder('public') }];
  expect(await Promise.all([request(), request()])).toEqual([sent, sent]);
  expect(writeTable).toHaveBeenCalledOnce();
});

test('a development server sends only files of the site', async () => {
  await publish('development');
  const path = '/tables/../../package.json';
  expect(await request(path), 'Express refuses what leads out of the root').toEqual([
    path,
    { root: inFolder('public') },
  ]);
});

test('a development server writes again what has changed', async () => {
  await publish('development', () => undefined);
  await request();
  await publish('development');
  await request();
  expect(writeTable).toHaveBeenCalledOnce();
});

test('a development server passes on what failed, and tries again', async () => {
  const error = new Error('no such package');
  await publish('development', vi.fn(writeTable).mockRejectedValueOnce(error));
  expect(await request()).toBe(error);
  expect(await request()).toContain('/tables/a.json');
});
