import { expect, test } from 'vitest';
import { dropLeaving, expectPage, firstPage, showPage, stillAhead } from './swapPages';

const page = (path: string, content = path) => ({ path, content });
const always = () => true;
const never = () => false;

const first = firstPage(page('/a'));
const ahead = { ...page('/b'), key: 'ahead' };

test('the first page shows alone', () => {
  expect(first).toMatchObject({ leaving: null, shown: page('/a') });
});

test('the same page keeps its key with other content', () => {
  expect(showPage(first, page('/a', 'new'), ahead, always)).toEqual({
    ...first,
    shown: { ...page('/a', 'new'), key: first.shown.key },
  });
});

test('another page takes the place of the one shown, which leaves with its key', () => {
  const { leaving, shown } = showPage(first, page('/b'), null, always);
  expect(leaving).toBe(first.shown);
  expect(shown.path).toBe('/b');
  expect(shown.key).not.toBe(first.shown.key);
});

test('a page that is ahead is shown as it is, with new content', () => {
  const { leaving, shown } = showPage(first, page('/b', 'new'), ahead, always);
  expect(leaving).toBe(first.shown);
  expect(shown).toEqual({ ...page('/b', 'new'), key: ahead.key });
});

test.each([
  ['that may not be used', '/b', never],
  ['of another path', '/c', always],
])('instead of a page ahead %s, the page is made anew', (_, path, mayUseAhead) => {
  const { shown } = showPage(first, page(path), ahead, mayUseAhead);
  expect([first.shown.key, ahead.key]).not.toContain(shown.key);
});

test('of a page in place of which another one leaves, nothing is left', () => {
  const second = showPage(first, page('/b'), null, always);
  expect(showPage(second, page('/c'), null, always).leaving).toBe(second.shown);
});

test('a page that one comes back to is another one', () => {
  const second = showPage(first, page('/b'), ahead, always);
  const third = showPage(second, page('/a'), null, always);
  const fourth = showPage(third, page('/b'), null, always);
  expect(new Set([first, second, third, fourth].map(({ shown }) => shown.key)).size).toBe(4);
});

test('the page that has left goes, and the one shown stays', () => {
  const swap = showPage(first, page('/b'), null, always);
  expect(dropLeaving(swap)).toEqual({ ...swap, leaving: null });
});

test('a page that is ahead stays, until another one is expected, or none', () => {
  expect(expectPage(ahead, { ...page('/b', 'new'), key: 'new' })).toBe(ahead);
  const other = { ...page('/c'), key: 'new' };
  expect(expectPage(ahead, other)).toBe(other);
  expect(expectPage(null, ahead)).toBe(ahead);
  expect(expectPage(ahead, null)).toBeNull();
});

test('a page is ahead until it shows, and not when it leaves', () => {
  expect(stillAhead(ahead, first)).toBe(ahead);
  expect(stillAhead(null, first)).toBeNull();
  const second = showPage(first, page('/b'), ahead, always);
  expect(stillAhead(ahead, second)).toBeNull();
  expect(stillAhead(ahead, showPage(first, page('/b'), ahead, never))).toBeNull();
  const third = showPage(second, page('/c'), ahead, always);
  expect(third.leaving?.key).toBe(ahead.key);
  expect(stillAhead(ahead, third)).toBeNull();
});
