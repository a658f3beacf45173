import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { POINTER_REST } from './delays';
import { pageAhead, pointAtPage } from './pageAhead';

const docs = { default: () => null };
const demo = { default: () => null };

/** Files of pages by path; `null` for those that could not be had. */
const PAGES: Record<string, object | null> = {
  '/docs': docs,
  '/docs/umd': docs,
  '/docs/intro': docs,
  '/demo': demo,
  '/gone': null,
};

/** Lets the files of a page come that are held back. */
const releases = new Map<string, () => void>();

function filesOf(path: string) {
  const component = PAGES[path];
  return component ? { page: { path }, component, json: { pageContext: {} } } : { status: 'error' };
}

beforeEach(() => {
  vi.useFakeTimers();
  pageAhead.set(null);
  vi.stubGlobal('window', {
    location: { pathname: '/docs' },
    ___loader: {
      loadPageSync: filesOf,
      loadPage: (path: string) =>
        path === '/docs/umd'
          ? new Promise((resolve) => releases.set(path, () => resolve(filesOf(path))))
          : Promise.resolve(filesOf(path)),
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A link on which the pointer is, or was. */
const linkTo = (pathname: string, isPointedAt = true) =>
  ({ pathname, matches: (selector: string) => selector === ':hover' && isPointedAt }) as HTMLAnchorElement;

const rest = (time = POINTER_REST) => vi.advanceTimersByTimeAsync(time);

test('the page that the pointer rests on is the one ahead, and not before', async () => {
  pointAtPage(linkTo('/docs/intro'));
  await rest(POINTER_REST - 1);
  expect(pageAhead.get()).toBeNull();
  await rest(1);
  expect(pageAhead.get()).toMatchObject({ path: '/docs/intro', element: { type: docs.default, key: '/docs/intro' } });
});

test.each(['/demo', '/gone'])('a page of another kind, or without files, is not made ahead: %s', async (path) => {
  pointAtPage(linkTo('/docs/intro'));
  await rest();
  pointAtPage(linkTo(path));
  await rest();
  expect(pageAhead.get()).toBeNull();
});

test('a link that the pointer passes is not one that it rests on', async () => {
  pointAtPage(linkTo('/docs/umd'));
  await rest(POINTER_REST - 1);
  pointAtPage(linkTo('/docs/intro'));
  await rest();
  expect(releases.has('/docs/umd')).toBe(false);
  expect(pageAhead.get()?.path).toBe('/docs/intro');
});

test('a link that the pointer has left for no other is not one that it rests on', async () => {
  pointAtPage(linkTo('/docs/intro', false));
  await rest();
  expect(pageAhead.get()).toBeNull();
});

test('files that come when the pointer rests elsewhere change nothing', async () => {
  pointAtPage(linkTo('/docs/umd'));
  await rest();
  pointAtPage(linkTo('/docs/intro'));
  await rest();
  releases.get('/docs/umd')?.();
  await rest(0);
  expect(pageAhead.get()?.path).toBe('/docs/intro');
});
