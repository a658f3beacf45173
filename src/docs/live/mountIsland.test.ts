import { beforeEach, expect, test, vi } from 'vitest';
import { showLoadFailure, showLoading } from './islandNotes';
import { heightOf, mountIsland } from './mountIsland';

vi.mock('./islandNotes');
vi.mock('../../runtime/hydrate', () => ({ hydrate: () => () => undefined }));
vi.mock('../../runtime/pageLoaded', () => ({ pageLoaded: () => Promise.resolve() }));

const element = { dataset: {}, style: {}, hasChildNodes: () => true } as unknown as HTMLElement;
let shown: string[];

function note(name: string) {
  return () => {
    shown.push(name);
    return () => {
      shown = shown.filter((it) => it !== name);
    };
  };
}

beforeEach(() => {
  shown = [];
  vi.mocked(showLoading).mockImplementation(note('loading'));
  vi.mocked(showLoadFailure).mockImplementation(note('failure'));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: (entries: object[]) => void) {}
      observe = () => this.tell([{ isIntersecting: true, boundingClientRect: { height: 120 } }]);
      disconnect = () => undefined;
    },
  );
});

const fail = () => Promise.reject(new Error('no files'));

test('stops reporting when the island ends', async () => {
  const end = mountIsland(element, 'a', fail);
  await expect.poll(() => shown).toEqual(['failure']);
  end();
  expect(shown).toEqual([]);
});

test('records the height of an island that has content', async () => {
  mountIsland(element, 'full', fail);
  mountIsland({ ...element, hasChildNodes: () => false } as HTMLElement, 'empty', fail);
  await expect.poll(() => heightOf('full')).toBe(120);
  expect(heightOf('empty')).toBeUndefined();
});

test('reports no failure of an island that ended while it was loading', async () => {
  let miss = () => {};
  const load = () => new Promise<never>((_, reject) => (miss = () => reject(new Error('no files'))));
  const end = mountIsland(element, 'a', load);
  await expect.poll(() => shown).toEqual(['loading']);
  end();
  miss();
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown).toEqual([]);
});
