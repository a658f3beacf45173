import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MAP_PATIENCE } from './delays';
import { loadChunkMap } from './loadChunkMap';

vi.mock('gatsby', () => ({ withPrefix: (path: string) => path }));

const site: { ___chunkMapping?: Record<string, string[]> } = {};

beforeEach(() => {
  delete site.___chunkMapping;
  vi.stubGlobal('window', site);
  vi.stubGlobal('document', { querySelector: (selector: string) => selector === 'style[data-href="/a.css"]' || null });
});
afterEach(() => vi.unstubAllGlobals());

test('the map is without the style sheets that stand in the page', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ doc: ['/a.js', '/a.css', '/b.css'] })));
  await loadChunkMap();
  expect(site.___chunkMapping).toEqual({ doc: ['/a.js', '/b.css'] });
});

test.each([
  ['is not there', () => Promise.resolve(new Response('', { status: 404 }))],
  ['is no JSON', () => Promise.resolve(new Response('<!doctype html>'))],
  ['cannot be had', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a map that %s counts as empty', async (_, answer) => {
  vi.stubGlobal('fetch', answer);
  await loadChunkMap();
  expect(site.___chunkMapping).toEqual({});
});

test('a map that never comes is waited for no longer than its time', async () => {
  const time = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')));
      }),
  );
  const done = loadChunkMap();
  time.abort();
  await done;
  expect(timeout).toHaveBeenCalledWith(MAP_PATIENCE);
  expect(site.___chunkMapping).toEqual({});
});
